/**
 * A build plugin of Netlify (docs.netlify.com, "Create build plugins"): keeps the release and what a build has left from
 * one deploy to the next, so that only what has changed is rendered, checked and drawn. Builds work without it.
 */

/** The release, which builds copy from, and the caches beside it. Paths in the repository. */
const kept = ['dist', '.builds/cache'];

export const onPreBuild = async ({ utils }) => {
	const restored = await utils.cache.restore(kept);
	console.log(restored ? 'Restored what the last build has left.' : 'No build has left anything.');
};

/** Only after a build that has come to its end. */
export const onPostBuild = async ({ utils }) => {
	await utils.cache.save(kept);
};
