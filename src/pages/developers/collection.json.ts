import { load } from '../../catalog/current-catalog.ts';
import contract from '../../contract/openapi.yaml?raw';
import { collection } from '../../render/json/collection.ts';
import { openapiDocument } from '../../render/json/openapi.ts';
import { jsonFile } from '../../render/static-file.ts';

export const { getStaticProps, GET } = jsonFile(() => collection(openapiDocument(contract, load().base_url), load()));
