export { default } from '../../src/hosts/netlify/functions/agents.ts';

/** Netlify reads this text, so it must not name a constant. */
export const config = { path: ['/mcp', '/mcp/', '/a2a', '/a2a/'] };
