import { load } from '../../catalog/current-catalog.ts';
import { facets } from '../../render/json/facets.ts';
import { jsonFile } from '../../render/respond.ts';

export const { getStaticProps, GET } = jsonFile(() => facets(load()));
