// @ts-check
import { defineConfig } from 'astro/config';
import launchCatalog from './src/integration.ts';

export default defineConfig({ integrations: [launchCatalog()] });
