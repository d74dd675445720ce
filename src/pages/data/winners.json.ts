import { load } from '../../catalog/current-catalog.ts';
import { winners } from '../../render/json/facets.ts';
import { jsonFile } from '../../render/static-file.ts';

export const { getStaticProps, GET } = jsonFile(() => winners(load()));
