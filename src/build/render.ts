import { build } from 'astro';

/** At run time a build takes the options of Astro's builder, more than its types say. */
type BuilderOptions = NonNullable<Parameters<typeof build>[1]> & { readonly sync: boolean };

/**
 * Renders every page and endpoint into `<folder>/client`, and the on-demand routes into `<folder>/server`.
 *
 * @param folder - Inside the checkout; Astro's bundle resolves its packages from there.
 */
export async function render(root: string, folder: string, cache: string): Promise<void> {
	process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
	// Vite bundles the development halves of packages for who has `development` here.
	process.env['NODE_ENV'] = 'production';
	// Types of content collections, of which there are none, would be written to `.astro` beside the sources.
	const options: BuilderOptions = { sync: false };
	await build({ root, outDir: folder, cacheDir: cache, logLevel: 'silent' }, options);
}
