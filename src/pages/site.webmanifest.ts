import { load } from '../catalog/load.ts';
import { webManifest } from '../render/json/web-manifest.ts';
import { manifest } from '../render/respond.ts';

export const GET = () => manifest(webManifest(load()));
