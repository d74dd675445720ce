import { load } from '../catalog/current-catalog.ts';
import contract from '../contract/openapi.yaml?raw';
import { statusDocument } from '../render/json/site-data.ts';
import { contractVersion } from '../render/reference/contract.ts';
import { jsonFile } from './_respond.ts';

export const { getStaticProps, GET } = jsonFile(() => statusDocument(load(), contractVersion(contract)));
