import { load } from '../catalog/current-catalog.ts';
import { webManifest } from '../render/json/web-manifest.ts';
import { manifestFile } from '../render/static-file.ts';

export const { getStaticProps, GET } = manifestFile(() => webManifest(load()));
