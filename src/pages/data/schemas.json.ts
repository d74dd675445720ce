import { dataSchemasDocument } from '../../contract/data-schemas.ts';
import { jsonFile } from '../../render/static-file.ts';

export const { getStaticProps, GET } = jsonFile(() => dataSchemasDocument);
