import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import MiniSearch from 'minisearch';
import { describe, expect, inject, test } from 'vitest';
import { searchIndexFile } from '../../src/routes/paths.ts';
import { findProducts, type SearchHit } from '../../src/search/find-products.ts';
import { indexOptions } from '../../src/search/options.ts';
import { fold, termsOf } from '../../src/search/terms.ts';
import { startServer } from '../support/server-process.ts';
import { codeBlock } from './developers-page.ts';

const recipe = codeBlock('js', "import MiniSearch from 'minisearch'") ?? '';

describe.skipIf(recipe === '')('the recipe for programs', () => {
	/** Runs it as a program of its own, which knows nothing of ours. */
	async function run(source: string): Promise<string> {
		const child = spawn(process.execPath, ['--input-type=module', '-'], { stdio: ['pipe', 'pipe', 'inherit'] });
		child.stdin.end(source);
		const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
		return printed;
	}

	test('finds with the library alone what the site finds', async () => {
		const written = readFileSync(join(inject('release'), 'client', searchIndexFile), 'utf8');
		const index = MiniSearch.loadJSON(written, indexOptions);
		const { hits } = findProducts(
			(asked, stage) => index.search(asked, { ...stage }) as unknown as readonly SearchHit[],
			'text editor',
		);
		const server = await startServer('src/hosts/node/main.ts', { OUT_DIR: inject('release') });
		const printed = await run(recipe.replace('{base_url}', server.url));
		await server.stop();
		expect(hits.length).toBeGreaterThan(2);
		expect(printed.trim().split('\n').toSorted()).toEqual(
			hits.map(({ id, name, tagline }) => `${id} ${name} ${tagline ?? ''}`).toSorted(),
		);
	});

	test('reads words as the site does', async () => {
		const words = ['LÖVE', 'C++ & .NET', 'Node.js', '日本語入力', '한글', '🔥', 'straße', ''];
		const written = readFileSync(join(inject('release'), 'client', searchIndexFile), 'utf8');
		const source = recipe
			.replace(/^const text = .*$/m, `const text = ${JSON.stringify(written)};`)
			.replace(
				/^for .*$/m,
				`console.log(JSON.stringify(${JSON.stringify(words)}.map((own) => [fold(own), tokenize(own)])));`,
			);
		expect(JSON.parse(await run(source))).toEqual(words.map((own) => [fold(own), termsOf(own)]));
	});
});
