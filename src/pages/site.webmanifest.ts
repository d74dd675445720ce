import { load } from '../catalog/load.ts';
import { manifest } from '../render/json/respond.ts';
import { webManifest } from '../render/json/web-manifest.ts';

export const GET = () => manifest(webManifest(load()));
