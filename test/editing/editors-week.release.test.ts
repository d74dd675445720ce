/** The weeks of an editor, from an empty folder, with nothing but the commands of the editors' guide. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { verifyRelease } from '../../src/verify/verify-release.ts';
import { copyCheckout, removeFolder, run, settings, temporaryFolder } from '../support/checkout.ts';
import { runGit } from '../support/run-git.ts';

const folder = temporaryFolder();
const checkout = join(folder, 'checkout');
const board = join(folder, 'board');
const content = join(board, 'content');
const table = resolve('test/fixtures/tables/cli-apps.csv');
const used = new Set<string>();

afterAll(() => removeFolder(folder));

/** Runs a command on a day. @returns What it prints on both streams, and its exit code when it is not 0. */
async function on(date: string, command: string, ...argv: readonly string[]): Promise<string> {
	used.add(command);
	const environment = { CONTENT_DIR: content, CATALOG_DATE: date };
	const { code, stdout, stderr } = await run(checkout, `scripts/${command}.ts`, environment, argv);
	const text = `${stdout}${stderr}${code === 0 ? '' : `exit ${code}\n`}`;
	return text
		.replaceAll(board, '')
		.replaceAll(table, 'apps.csv')
		.replaceAll(/\b[0-9a-f]{7}\b/g, '<commit>')
		.replace(/\(\d+\.\d\d s\)/, '(… s)');
}

const git = (...argv: readonly string[]): string => runGit(board, argv);

/** Builds the content as it is, which verifies it, and reads a published file. */
async function published(date: string, file: string): Promise<string> {
	const out = join(folder, 'out');
	const environment = { ...settings, CONTENT_DIR: content, CATALOG_DATE: date, OUT_DIR: out, EXTRAS: 'none' };
	const { code, stderr } = await run(checkout, 'scripts/build.ts', environment);
	expect({ code, stderr }).toMatchObject({ code: 0 });
	await verifyRelease(join(out, 'client'));
	return readFileSync(join(out, 'client', file), 'utf8');
}

const slugs = () => readdirSync(join(content, 'products')).map((name) => name.replace('.md', ''));

/** Places of a week as the API has them. */
async function places(date: string, week: string): Promise<readonly string[]> {
	const { rankings } = JSON.parse(await published(date, `api/launch_periods/${week}.json`)) as {
		rankings: readonly { position: number; product: string; votes: number }[];
	};
	return rankings.map(({ position, product, votes }) => `${position} ${product} ${votes}`);
}

test('three weeks with two hundred products', { timeout: 300_000 }, async () => {
	copyCheckout(checkout);
	mkdirSync(content, { recursive: true });
	git('init', '--quiet', '--initial-branch=main');
	const [first, second, third] = ['2026-11-10', '2026-11-17', '2026-11-24'] as const;
	const says = (said: string) => expect(said);

	// Open.
	const addresses = ['--address', 'https://catalog.example', '--repository', 'https://github.com/acme/board'];
	says(await on(first, 'new', 'site', 'Terminal Board', ...addresses)).toMatchInlineSnapshot(`
		"/content/site.yaml
		Wrote 1 file. Next: \`npm run new -- period --next\`.
		"
	`);
	says(await on(first, 'new', 'period', '--next', '--count', '3')).toMatchInlineSnapshot(`
		"/content/launch_periods/2026-w46.md
		/content/launch_periods/2026-w47.md
		/content/launch_periods/2026-w48.md
		Wrote 3 files. Next: \`npm run build\`.
		"
	`);
	git('add', '.');
	git('commit', '--quiet', '--message=Open the board');
	expect(JSON.parse(await published(first, 'api/launch_periods.json'))).toMatchObject({
		launch_periods: [{ slug: '2026-w46', status: 'active' }],
	});

	// Take in.
	const imported = ['import', table, '--period', '2026-w46', '--create-categories'] as const;
	says(await on(first, ...imported, '--allow-duplicates')).toMatchInlineSnapshot(`
		"apps.csv: 200 rows.
		  name → name
		  category → categories
		  homepage → website_url
		  left out: git
		The launches wait for approval: \`npm run approve\` lists them. With \`--approve\` they are public at once.
		200 products added, 0 changed, 0 unchanged.
		Wrote 258 files. Next: \`npm run check\`.
		"
	`);
	expect(slugs()).toHaveLength(200);
	says(await on(first, ...imported, '--allow-duplicates')).toContain('0 changed, 200 unchanged.');
	says(await on(first, 'new', 'category', 'Notes', '--description', 'What one writes down.')).toMatchInlineSnapshot(`
		"/content/categories/notes.md
		Wrote 1 file. Next: \`npm run build\`.
		"
	`);
	says(
		await on(first, 'new', 'product', 'Acme Notes', '--category', 'Notes', '--period', '2026-w46'),
	).toMatchInlineSnapshot(`
		"/content/products/acme-notes.md
		Wrote 1 file. Next: \`npm run approve -- acme-notes 2026-w46\`.
		"
	`);
	git('add', '.');
	git('commit', '--quiet', '--message=Take in two hundred products');
	expect(JSON.parse(await published(first, 'data/lists/products/50/1.json'))).toMatchObject({ total_count: 0 });

	// Approve.
	const waiting = await on(first, 'approve');
	says(waiting.split('\n').slice(0, 6).join('\n')).toMatchInlineSnapshot(`
		"201 launches wait for approval.

		ack (ack, /content/products/ack.md)
		  Week 2026-w46 is open until 2026-11-15. Here since today.
		  Check: nothing is wrong.
		  npm run approve -- ack 2026-w46"
	`);
	expect(waiting.match(/npm run approve/g)).toHaveLength(201);
	says(await on(first, 'approve', 'acme-notes')).toMatchInlineSnapshot(`
		"The launch of \`acme-notes\` in \`2026-w46\` is approved.
		Wrote 1 file. Next: \`npm run build\`.
		"
	`);
	says(
		(await on(first, 'approve', '--week', '2026-w46')).replace(/Approved: .*/, 'Approved: …'),
	).toMatchInlineSnapshot(`
		"Approved: …
		Left, since the check warns of them: cowsay, cowthink.
		Wrote 198 files. Next: \`npm run approve\`.
		"
	`);
	for (const slug of ['cowsay', 'cowthink'])
		says(await on(first, 'approve', slug, '--force')).toContain(
			`The launch of \`${slug}\` in \`2026-w46\` is approved.`,
		);
	says(await on(first, 'approve')).toMatchInlineSnapshot(`
		"No launch waits for approval.
		"
	`);

	// Count.
	const votes = slugs()
		.slice(0, 40)
		.map((slug, index) => `${slug},${400 - 7 * index},${index % 7}`);
	writeFileSync(join(board, 'votes.csv'), `product,votes,comments\n${votes.join('\n')}\n`);
	says(
		(await on(first, 'votes', '2026-w46', join(board, 'votes.csv')))
			.split('\n')
			.filter((_line, index, lines) => index < 4 || index > lines.length - 3)
			.join('\n'),
	).toMatchInlineSnapshot(`
		"2026-w46: 40 of 40 products change.
		  ack                        votes 0 → 400
		  acme-notes                 votes 0 → 393, comments 0 → 1
		  ag                         votes 0 → 386, comments 0 → 2
		Wrote 40 files. Next: \`npm run build\`.
		"
	`);
	git('add', '.');
	git('commit', '--quiet', '--message=Count week 46');
	const before = await places(first, '2026-w46');
	expect(before).toHaveLength(50);
	expect(before.slice(0, 3)).toMatchInlineSnapshot(`
		[
		  "1 ack 400",
		  "2 acme-notes 393",
		  "3 ag 386",
		]
	`);

	// Close.
	says(await on(second, 'check')).toContain('No issues, 3 warnings.');
	says(await on(second, 'close', '--all')).toMatchInlineSnapshot(`
		"2026-w46: 201 places in /content/launch_periods/2026-w46.csv
		201 products added, 0 changed, 0 removed, in /content/releases.json
		Wrote 2 files. Next: \`npm run build\`.
		"
	`);
	expect(await places(second, '2026-w46')).toEqual(before);
	git('add', '.');
	git('commit', '--quiet', '--message=Close week 46');

	// Correct, withdraw, rename.
	const [winner = '', corrected = ''] = slugs();
	const file = join(content, `products/${corrected}.md`);
	writeFileSync(file, readFileSync(file, 'utf8').replace(/votes: \d+/, 'votes: 200'));
	says(
		await on(second, 'votes', '2026-w46', corrected, '--reason', '193 votes came from one address.'),
	).toMatchInlineSnapshot(`
		"acme-notes: place 2
		Wrote 3 files. Next: \`npm run build\`.
		"
	`);
	says(await on(second, 'withdraw', winner)).toMatchInlineSnapshot(`
		"\`ack\` is withdrawn.
		Its slug remains in \`/data/changes.json\`, among the removed ones, so that copies of the catalog delete it.
		Closed weeks keep its place without its name: 2026-w46.
		Its file stays. Delete the line \`discoverable: false\` to publish it again.
		Wrote 1 file. Next: \`npm run close -- --all\`.
		"
	`);
	says(await on(second, 'rename', 'zsh', 'z-shell')).toMatchInlineSnapshot(`
		"\`zsh\` is \`z-shell\` now, in \`products/z-shell.md\`. Its former pages lead to the new ones.
		Records that follow: 2026-w46.
		Wrote 3 files. Next: \`npm run build\`.
		"
	`);
	expect(await on(second, 'check', '--fix')).not.toContain('fixed');
	says(await on(second, 'check')).toContain('No issues, 2 warnings. 200 products and 2 weeks are public');
	const after = await places(second, '2026-w46');
	expect(after).toEqual(
		before.slice(1).map((place) => place.replace(new RegExp(`^(\\d+) ${corrected} \\d+$`), `$1 ${corrected} 200`)),
	);
	says(await on(second, 'review', '--base', 'HEAD')).toContain(
		'1 product removed, 1 product renamed, 1 product changed, 2 places changed.',
	);
	expect(JSON.parse(await published(second, 'data/changes.json'))).toMatchObject({
		corrections: [{ launch_period: '2026-w46', product: corrected, now: { votes: 200 } }],
	});
	expect(await published(second, 'launches/2026-w46.md')).toContain('193 votes came from one address.');

	// A week without a launch needs nothing.
	says(await on(third, 'close', '--all')).toMatchInlineSnapshot(`
		"Every one of these weeks has its record.
		1 product added, 1 changed, 2 removed, in /content/releases.json
		Wrote 1 file. Next: \`npm run build\`.
		"
	`);
	expect(await places(third, '2026-w46')).toEqual(after);
});

test("the commands of the editors' guide are those of these weeks", () => {
	const guide = readFileSync('src/render/guides/editors.md', 'utf8');
	const named = new Set(Array.from(guide.matchAll(/npm run (?:-s )?([a-z]+)/g), ([, name = '']) => name));
	const served = new Set(['dev', 'rollback']);
	expect([...named].filter((name) => !used.has(name) && !served.has(name))).toEqual([]);
});
