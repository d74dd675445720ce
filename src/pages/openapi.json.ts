import { load } from '../catalog/load.ts';
import contract from '../contract/openapi.yaml?raw';
import { openapiDocument } from '../views/json/openapi.ts';
import { json } from '../views/json/respond.ts';

export const GET = () => json(openapiDocument(contract, load().base_url));
