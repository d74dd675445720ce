import { expect, inject, test } from 'vitest';
import { describeWith } from '../support/describe-with.ts';
import { loadTool } from '../support/tools.ts';

/** What is used of `linkinator`. */
interface Linkinator {
	readonly LinkChecker: new () => {
		check(options: object): Promise<{
			readonly links: readonly {
				readonly url: string;
				readonly status?: number;
				readonly state: string;
				readonly parent?: string;
			}[];
		}>;
	};
}

/** Follows every link of a site, fragments too; what leads to other hosts is left alone. */
async function broken(origin: string, path = '/'): Promise<{ checked: number; links: string[] }> {
	const { LinkChecker } = loadTool('linkinator') as Linkinator;
	const { links } = await new LinkChecker().check({
		path: origin + path,
		recurse: true,
		checkFragments: true,
		concurrency: 20,
		linksToSkip: async (link: string) => !link.startsWith(`${origin}/`),
	});
	const wrong = links.filter(({ state }) => state === 'BROKEN');
	return {
		checked: links.filter(({ state }) => state === 'OK').length,
		links: wrong.map(({ url, status, parent }) => `${parent} → ${url} (${status})`),
	};
}

describeWith(['tools'], 'the whole site', () => {
	test('has no broken link', async () => {
		const { checked, links } = await broken(inject('site'));
		expect(links).toEqual([]);
		expect(checked).toBeGreaterThan(600);
	});
});
