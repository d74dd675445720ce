import { load } from '../catalog/current-catalog.ts';
import contract from '../contract/openapi.yaml?raw';
import { openapiDocument } from '../render/reference/contract.ts';
import { oneFile } from './_one-file.ts';

export const { getStaticProps, GET } = oneFile(() => JSON.stringify(openapiDocument(contract, load())));
