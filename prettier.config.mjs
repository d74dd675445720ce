/** Prettier formats the `.astro` files only; Biome formats everything else. */
export default {
	useTabs: true,
	singleQuote: true,
	printWidth: 120,
	plugins: ['prettier-plugin-astro'],
};
