import { load } from '../catalog/load.ts';
export const GET = () => new Response(JSON.stringify({ base_url: load().base_url }));
