import { load } from '../../catalog/current-catalog.ts';
import { changes } from '../../render/json/changes.ts';
import { jsonFile } from '../../render/static-file.ts';

export const { getStaticProps, GET } = jsonFile(() => changes(load()));
