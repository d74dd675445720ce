// @ts-check
import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

export default defineConfig({
	adapter: node({ mode: 'middleware' }),
	output: 'static',
	// `/products/acme` is the file `products/acme.html`, beside the folder of the same name.
	build: { format: 'file', inlineStylesheets: 'never', concurrency: 16 },
	// The doors check the Origin header themselves; Astro's check would answer before them.
	security: { checkOrigin: false },
	devToolbar: { enabled: false },
	vite: { build: { emptyOutDir: true } },
});
