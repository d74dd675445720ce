import { load } from '../catalog/current-catalog.ts';
import { webManifest } from '../render/json/site-data.ts';
import { oneFile } from './_one-file.ts';

export const { getStaticProps, GET } = oneFile(() => JSON.stringify(webManifest(load())));
