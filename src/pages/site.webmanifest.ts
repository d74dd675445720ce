import { load } from '../catalog/load.ts';
import { manifest } from '../views/json/respond.ts';
import { webManifest } from '../views/json/web-manifest.ts';

export const GET = () => manifest(webManifest(load()));
