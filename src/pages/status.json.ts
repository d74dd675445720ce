import { load } from '../catalog/load.ts';
import contract from '../contract/openapi.yaml?raw';
import { contractVersion } from '../render/json/openapi.ts';
import { statusDocument } from '../render/json/status.ts';
import { json } from '../render/respond.ts';

export const GET = () => json(statusDocument(load(), contractVersion(contract)));
