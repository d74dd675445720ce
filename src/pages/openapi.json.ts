import { load } from '../catalog/current-catalog.ts';
import contract from '../contract/openapi.yaml?raw';
import { openapiDocument } from '../render/reference/contract.ts';
import { jsonFile } from './_respond.ts';

export const { getStaticProps, GET } = jsonFile(() => openapiDocument(contract, load()));
