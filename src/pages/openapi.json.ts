import { load } from '../catalog/current-catalog.ts';
import contract from '../contract/openapi.yaml?raw';
import { openapiDocument } from '../render/json/openapi.ts';
import { jsonFile } from '../render/static-file.ts';

export const { getStaticProps, GET } = jsonFile(() => openapiDocument(contract, load().base_url));
