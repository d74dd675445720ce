/**
 * A Netlify build plugin (docs.netlify.com, "Create build plugins"). It keeps the release and the build cache between deploys,
 * so that a deploy renders, checks and draws only what has changed. Builds work without it.
 */

/** The release, whose files builds reuse, and the build cache. Paths in the repository. */
const kept = ['dist', '.builds/cache'];

export const onPreBuild = async ({ utils }) => {
	const restored = await utils.cache.restore(kept);
	console.log(restored ? 'Restored the last build and its cache.' : 'There is no earlier build to restore.');
};

/** Netlify calls this only after a successful build. */
export const onPostBuild = async ({ utils }) => {
	await utils.cache.save(kept);
};
