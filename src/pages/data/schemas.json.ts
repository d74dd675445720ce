import { dataSchemasDocument } from '../../contract/data-schemas.ts';
import { jsonFile } from '../../render/respond.ts';

export const { getStaticProps, GET } = jsonFile(() => dataSchemasDocument);
