import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, copyCheckout, removeFolder, temporaryFolder } from '../support/checkout.ts';
import { crowdedWeek, date, writeBusyCatalog } from './busy-catalog.ts';

const folder = temporaryFolder();
const read = (path: string): string => readFileSync(join(folder, 'dist/client', path), 'utf8');

beforeAll(async () => {
	writeBusyCatalog(join(folder, 'content'));
	const settings = { CONTENT_DIR: join(folder, 'content'), OUT_DIR: join(folder, 'dist'), CATALOG_DATE: date };
	await build(copyCheckout(join(folder, 'checkout')), settings);
});

afterAll(() => removeFolder(folder));

describe('large numbers', () => {
	test.for([
		...[`launches/${crowdedWeek}.html`, `launches/${crowdedWeek}.md`, 'products/zenith.html', 'products/zenith.md'],
		...['index.html', 'index.md', 'feeds/winners.json', 'feeds/winners.atom'],
	])('are grouped alike wherever %s tells them', (path) => {
		const text = read(path);
		expect(text).toMatch(/20[12],\d{3}/);
		expect(text.match(/.{0,20}(?<![\w,.=/-])\d{5,}(?![\w,-]).{0,20}/g) ?? []).toEqual([]);
	});
});
