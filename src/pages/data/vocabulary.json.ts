import { load } from '../../catalog/current-catalog.ts';
import { vocabulary } from '../../render/json/vocabulary.ts';
import { jsonFile } from '../../render/static-file.ts';

export const { getStaticProps, GET } = jsonFile(() => vocabulary(load()));
