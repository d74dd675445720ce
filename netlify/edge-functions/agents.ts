export { config, default } from '../../src/hosts/netlify/edge-functions/agents.ts';
