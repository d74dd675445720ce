import { load } from '../../catalog/current-catalog.ts';
import { redirects } from '../../render/json/redirects.ts';
import { jsonFile } from '../../render/static-file.ts';

export const { getStaticProps, GET } = jsonFile(() => redirects(load()));
