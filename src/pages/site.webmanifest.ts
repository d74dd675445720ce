import { load } from '../catalog/current-catalog.ts';
import { webManifest } from '../render/json/site-data.ts';
import { manifestFile } from './_respond.ts';

export const { getStaticProps, GET } = manifestFile(() => webManifest(load()));
