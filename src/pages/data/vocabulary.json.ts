import { load } from '../../catalog/current-catalog.ts';
import { vocabulary } from '../../render/json/vocabulary.ts';
import { jsonFile } from '../../render/respond.ts';

export const { getStaticProps, GET } = jsonFile(() => vocabulary(load()));
