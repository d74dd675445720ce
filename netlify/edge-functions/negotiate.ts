export { config, default } from '../../src/hosts/netlify/edge-functions/negotiate.ts';
