import { load } from '../catalog/load.ts';
import contract from '../contract/openapi.yaml?raw';
import { openapiDocument } from '../render/json/openapi.ts';
import { json } from '../render/respond.ts';

export const GET = () => json(openapiDocument(contract, load().base_url));
