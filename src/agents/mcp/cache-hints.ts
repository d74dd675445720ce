/** How long clients may keep what does not change while a release is served. */
export const cacheHint = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

export const cacheHints = {
	'server/discover': cacheHint,
	'tools/list': cacheHint,
	'resources/list': cacheHint,
	'resources/templates/list': cacheHint,
	'prompts/list': cacheHint,
};
