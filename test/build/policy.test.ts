import { hash } from 'node:crypto';
import load from 'astro/runtime/client/load.prebuilt.js';
import visible from 'astro/runtime/client/visible.prebuilt.js';
import { getPrescripts } from 'astro/runtime/server/scripts.js';
import { describe, expect, test } from 'vitest';
import { digestOf } from '../../src/build/files.ts';
import { policyOf } from '../../src/build/policy.ts';
import { layoutOf } from '../../src/render/props/layout.ts';
import { siteYaml } from '../content/content-folder.ts';
import { catalogIn } from '../support/catalog.ts';

const siteWith = (keys: string) => catalogIn({ 'site.yaml': siteYaml + keys });
const { site } = siteWith('');

/** What Astro writes before the islands of a page with both directives. */
const clientDirectives = new Map([
	['load', load],
	['visible', visible],
]);
type Result = Parameters<typeof getPrescripts>[0];
const written =
	getPrescripts({ clientDirectives } as Result, 'both', 'load') +
	getPrescripts({ clientDirectives } as Result, 'directive', 'visible');

const hashesOf = (tag: string) =>
	Array.from(
		written.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs')),
		([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`,
	);

describe('the policy of a release', () => {
	test('is the usual one for a board without hosts and islands', async () => {
		expect(await policyOf(site, ['<p>client="load"</p>'])).toBeUndefined();
		expect(await policyOf({ ...site, policy: { script: [] } }, [])).toBeUndefined();
	});

	test.each([
		['code', '"client:component-hydration": "load"', '"client:component-hydration":"visible"'],
		['a page', '<astro-island uid="a" client="load" opts="">', '<astro-island uid="b" props="{}" client="visible">'],
	])('has a hash of each script and style that Astro writes for islands in %s', async (_, first, second) => {
		const { script = [], style } = (await policyOf(site, [first, second + first])) ?? {};
		expect(new Set(script)).toEqual(new Set(hashesOf('script')));
		expect([script.length, style]).toEqual([3, hashesOf('style')]);
	});

	test('refuses islands that it would block', async () => {
		await expect(policyOf(site, ['"client:component-hydration": "click"'])).rejects.toThrow(
			'The content security policy would block the islands with `client:click`. Use one of `client:idle`,',
		);
	});

	test('has the host of the script that counts visits, once', async () => {
		const keys = `analytics: { script: https://stats.example/a.js }
policy: { connect: [https://stats.example, https://api.example], frame: [https://video.example] }
`;
		expect(await policyOf(siteWith(keys).site, [])).toEqual({
			connect: ['https://stats.example', 'https://api.example'],
			frame: ['https://video.example'],
			script: ['https://stats.example'],
			style: [],
		});
	});

	test('has the host of the newsletter for forms, and for nothing else', async () => {
		const keys = `newsletter: { action: "https://news.example/add?list=1" }
policy: { form: [https://other.example] }
`;
		expect(await policyOf(siteWith(keys).site, [])).toEqual({
			form: ['https://other.example', 'https://news.example'],
			connect: [],
			script: [],
			style: [],
		});
	});

	test('is not in the layout, which is in the key of every page', () => {
		const digests = ['', 'policy: { img: [https://a.example] }\n'].map((keys) => digestOf(layoutOf(siteWith(keys))));
		expect(digests[1]).toBe(digests[0]);
	});
});
