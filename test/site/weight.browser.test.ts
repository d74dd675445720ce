import { expect, inject, test } from 'vitest';
import { templates } from './site.ts';

const kilobyte = 1_000;

const site = inject('site');

async function sizeOf(path: string): Promise<number> {
	const response = await fetch(site + path, { headers: { 'Accept-Encoding': 'br' } });
	const length = Number(response.headers.get('content-length'));
	expect(length).toBeGreaterThan(0);
	await response.arrayBuffer();
	return length;
}

const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, path = '']) => path);

test.each(Object.entries(templates))('the weight of %s stays within its bounds', async (name, path) => {
	const html = await (await fetch(site + path)).text();
	const styles = found(html, /<link rel="stylesheet" href="([^"]+)"/g);
	const scripts = found(html, /<script type="module" src="([^"]+)"/g);
	expect(styles.length).toBeGreaterThan(0);
	const sum = async (paths: readonly string[]) =>
		(await Promise.all(paths.map(sizeOf))).reduce((total, size) => total + size, 0);
	expect(await sum([path, ...styles])).toBeLessThanOrEqual(30 * kilobyte);
	if (name !== 'launch') expect(await sum(scripts)).toBeLessThanOrEqual(10 * kilobyte);
});
