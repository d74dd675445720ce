/** The weeks of an editor, from an empty folder, with nothing but the commands of the editors' guide. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { verifyRelease } from '../../src/verify/verify-release.ts';
import { copyCheckout, run, settings } from '../support/checkout.ts';
import { runGit } from '../support/run-git.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();
const checkout = join(folder, 'checkout');
const board = join(folder, 'board');
const content = join(board, 'content');
const table = resolve('test/fixtures/tables/cli-apps.csv');
const used = new Set<string>();

/** Runs a command on a day, which must succeed. @returns What it prints on both streams. */
async function on(date: string, command: string, ...argv: readonly string[]): Promise<string> {
	used.add(command);
	const environment = { CONTENT_DIR: content, CATALOG_DATE: date };
	const { code, stdout, stderr } = await run(checkout, `scripts/${command}.ts`, environment, argv);
	expect({ code, stderr }).toMatchObject({ code: 0 });
	return `${stdout}${stderr}`;
}

/** Builds the content as it is, which verifies it. @returns A function that reads a published file. */
async function published(date: string): Promise<(file: string) => string> {
	const out = join(folder, 'out');
	const environment = { ...settings, CONTENT_DIR: content, CATALOG_DATE: date, OUT_DIR: out, EXTRAS: 'none' };
	const { code, stderr } = await run(checkout, 'scripts/build.ts', environment);
	expect({ code, stderr }).toMatchObject({ code: 0 });
	verifyRelease(join(out, 'client'));
	return (file) => readFileSync(join(out, 'client', file), 'utf8');
}

const slugs = () => readdirSync(join(content, 'products')).map((name) => name.replace('.md', ''));

/** The places of the first week as the API has them. */
function places(read: (file: string) => string): readonly string[] {
	const { rankings } = JSON.parse(read('api/launch_periods/2026-w46.json')) as {
		rankings: readonly { position: number; product: string; votes: number }[];
	};
	return rankings.map(({ position, product, votes }) => `${position} ${product} ${votes}`);
}

function commit(message: string): void {
	runGit(board, ['add', '.']);
	runGit(board, ['commit', '--quiet', `--message=${message}`]);
}

test('three weeks with two hundred products', { timeout: 300_000 }, async () => {
	copyCheckout(checkout);
	mkdirSync(content, { recursive: true });
	runGit(board, ['init', '--quiet', '--initial-branch=main']);
	const [first, second, third] = ['2026-11-10', '2026-11-17', '2026-11-24'] as const;
	// Open.
	const addresses = ['--address', 'https://catalog.example', '--repository', 'https://github.com/acme/board'];
	await on(first, 'new', 'site', 'Terminal Board', ...addresses);
	await on(first, 'new', 'period', '--next', '--count', '3');
	commit('Open the board');

	// Take in.
	const imported = ['import', table, '--period', '2026-w46', '--create-categories', '--allow-duplicates'] as const;
	expect(await on(first, ...imported)).toContain('200 products added, 0 changed, 0 unchanged.');
	expect(slugs()).toHaveLength(200);
	expect(await on(first, ...imported)).toContain('0 changed, 200 unchanged.');
	await on(first, 'new', 'category', 'Notes', '--description', 'What one writes down.');
	await on(first, 'new', 'product', 'Acme Notes', '--category', 'Notes', '--period', '2026-w46');
	commit('Take in two hundred products');

	// Approve.
	expect((await on(first, 'approve')).match(/npm run approve/g)).toHaveLength(201);
	await on(first, 'approve', 'acme-notes');
	expect(await on(first, 'approve', '--week', '2026-w46')).toContain('Left out because of warnings: cowsay, cowthink.');
	for (const slug of ['cowsay', 'cowthink']) await on(first, 'approve', slug, '--force');
	expect(await on(first, 'approve')).toContain('No launches are waiting for approval.');

	// Count.
	const votes = slugs()
		.slice(0, 40)
		.map((slug, index) => `${slug},${400 - 7 * index},${index % 7}`);
	writeFileSync(join(board, 'votes.csv'), `product,votes,comments\n${votes.join('\n')}\n`);
	expect(await on(first, 'votes', '2026-w46', join(board, 'votes.csv'))).toContain('40 of 40 products change.');
	commit('Count week 46');
	const before = places(await published(first));
	expect(before).toHaveLength(50);
	expect(before.slice(0, 3)).toEqual(['1 ack 400', '2 acme-notes 393', '3 ag 386']);

	// Close.
	expect(await on(second, 'check')).toContain('No issues, 4 warnings.');
	await on(second, 'close', '--all');
	commit('Close week 46');

	// Correct, withdraw, rename.
	const [winner = '', corrected = ''] = slugs();
	const file = join(content, `products/${corrected}.md`);
	writeFileSync(file, readFileSync(file, 'utf8').replace(/votes: \d+/, 'votes: 200'));
	await on(second, 'votes', '2026-w46', corrected, '--reason', '193 votes came from one address.');
	await on(second, 'withdraw', winner);
	await on(second, 'rename', 'zsh', 'z-shell');
	expect(await on(second, 'check', '--fix')).not.toContain('fixed');
	expect(await on(second, 'check')).toContain('No issues, 3 warnings. 200 products and 2 weeks are public');
	const read = await published(second);
	const own = new RegExp(`^(\\d+) ${corrected} \\d+$`);
	expect(places(read)).toEqual(before.slice(1).map((place) => place.replace(own, `$1 ${corrected} 200`)));
	expect(await on(second, 'review', '--base', 'HEAD')).toContain(
		'1 product removed, 1 product renamed, 1 product changed, 2 places changed.',
	);
	expect(JSON.parse(read('data/changes.json'))).toMatchObject({
		corrections: [{ launch_period: '2026-w46', product: corrected, now: { votes: 200 } }],
	});
	for (const page of ['launches/2026-w46.md', 'launches/2026-w46.html']) {
		expect(read(page)).toContain('193 votes came from one address.');
	}

	// A week without a launch needs nothing.
	expect(await on(third, 'close', '--all')).toContain('1 product added, 1 changed, 2 removed');
});

test("the commands of the editors' guide are those of these weeks", () => {
	const guide = readFileSync('src/render/guides/editors.md', 'utf8');
	const named = new Set(Array.from(guide.matchAll(/npm run (?:-s )?([a-z]+)/g), ([, name = '']) => name));
	const served = new Set(['dev', 'rollback']);
	expect([...named].filter((name) => !used.has(name) && !served.has(name))).toEqual([]);
});
