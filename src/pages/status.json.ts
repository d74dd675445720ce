import { load } from '../catalog/current-catalog.ts';
import contract from '../contract/openapi.yaml?raw';
import { contractVersion } from '../render/json/openapi.ts';
import { statusDocument } from '../render/json/status.ts';
import { jsonFile } from '../render/static-file.ts';

export const { getStaticProps, GET } = jsonFile(() => statusDocument(load(), contractVersion(contract)));
