export { config, default } from '../../src/hosts/netlify/edge-functions/api.ts';
