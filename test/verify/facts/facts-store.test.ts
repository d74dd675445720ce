import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { FactsStore } from '../../../src/verify/facts/facts-store.ts';
import { PublishedFiles } from '../../../src/verify/published-files.ts';
import { removeFolder, temporaryFolder } from '../../support/checkout.ts';

const folder = temporaryFolder();
afterAll(() => removeFolder(folder));

describe('FactsStore', () => {
	test('removes what a killed inspection left, but not what another one may be writing', () => {
		const [release, store] = [join(folder, 'release'), join(folder, 'facts')];
		for (const path of [release, store]) mkdirSync(path);
		const write = (name: string, time: Date) => {
			writeFileSync(join(store, name), '');
			utimesSync(join(store, name), time, time);
		};
		for (const name of ['facts', 'facts.17.next', 'stats-a.17.next', 'clock.17']) write(name, new Date(1_000));
		for (const name of ['facts.18.next', 'clock.18']) write(name, new Date());
		new FactsStore(store, release, new PublishedFiles(release), 'https://catalog.example');
		expect(readdirSync(store)).toEqual(['clock.18', 'facts', 'facts.18.next']);
	});
});
