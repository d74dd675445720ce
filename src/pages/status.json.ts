import { load } from '../catalog/load.ts';
import contract from '../contract/openapi.yaml?raw';
import { contractVersion } from '../render/json/openapi.ts';
import { json } from '../render/json/respond.ts';
import { statusDocument } from '../render/json/status.ts';

export const GET = () => json(statusDocument(load(), contractVersion(contract)));
