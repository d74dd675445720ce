import { load } from '../catalog/load.ts';
import contract from '../contract/openapi.yaml?raw';
import { contractVersion } from '../views/json/openapi.ts';
import { json } from '../views/json/respond.ts';
import { statusDocument } from '../views/json/status.ts';

export const GET = () => json(statusDocument(load(), contractVersion(contract)));
