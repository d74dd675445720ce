import { defineConfig } from 'astro/config';
import launchCatalog from 'launch-catalog';

export default defineConfig({ integrations: [launchCatalog()] });
