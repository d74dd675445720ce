/** Removes a part as `docs/architecture.md` says, and builds what is left. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../src/build/files.ts';
import { build, copyCheckout } from './support/checkout.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/** What to do to a file: an expression deletes all lines that match, a pair replaces text. */
type Edits = Readonly<Record<string, readonly (RegExp | readonly [old: RegExp | string, text: string])[]>>;

/** The cells of a row of the table. */
function rowOf(part: string): string[][] {
	const guide = readFileSync('docs/architecture.md', 'utf8');
	const row = guide.split('\n').find((line) => line.startsWith(`| ${part}`)) ?? '';
	return row.split('|').map((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, path = '']) => path));
}

/** A file of a checkout, edited. Every edit must find what it changes. */
function edit(file: string, edits: Edits[string]): void {
	const edited = edits.reduce<string>(
		(before, change) => {
			const after =
				change instanceof RegExp
					? before.replaceAll(new RegExp(`^.*(?:${change.source}).*\\n`, `gm${change.flags}`), '')
					: before.replace(change[0], change[1]);
			if (after === before) throw new Error(`There is nothing to change in ${file} by ${String(change)}.`);
			return after;
		},
		readFileSync(file, 'utf8'),
	);
	writeFileSync(file, edited);
}

const feeds: Edits = {
	'src/render/html/Head.astro': [/at\.(?:atomFeed|jsonFeed)\b/, [/const feedTitle =\n(?:\t.*\n)+/, '']],
	'src/render/html/Footer.astro': [/at\.(?:atomFeed|subscribePage)\b/],
	'src/urls/headers.ts': [[/atomFeed.*ics`, /, '']],
	'src/render/html/FollowLink.astro': [[/.*/s, '']],
	'src/render/html/home/Home.astro': [/href=\{subscribePage/, /\tsubscribePage,/],
	'src/render/site-pages.ts': [/subscribe/],
	'src/render/discovery/llms-text.ts': [/subscribePage/],
	'src/render/guides/developers.md': [[/## Feeds\n.*?(?=## For agents)/s, '']],
};

const drafts: Edits = {
	'scripts/new.ts': [
		/new\/product|product: \[|draftOptions|For a product:|description-file/,
		["'product', ", ''],
		[/if \(kind === 'product'\) \{\n.*\n\t\} else /, ''],
	],
	'scripts/checkout/generate/pictures.ts': [[/\tawait take\('\/launch',.*?\n\t\}\);\n/s, '']],
	'src/agents/mcp/server.ts': [/prepare_?launch|registerPrompt/i],
	'src/agents/operations.ts': [/prepare_?launch/i],
	'src/render/site-pages.ts': [/launchProps/],
	'src/urls/launch.ts': [
		["'/launch'", "'/editors'"],
		['[launchPage]', '[]'],
		[/\(slug: string, field.*\n.*/, '(_slug: string, _field?: string): string | undefined => undefined;'],
		[
			/sentencesOnDrafts = .*/s,
			"sentencesOnDrafts = { server: '', skill: '', weeks: '', links: [], guide: [], instructions: '' };\n",
		],
	],
	'src/contract/openapi.yaml': [[/ A draft can be prepared.*?submits it\./s, '']],
	'src/render/guides/auth.md': [[/ An\nagent may prepare.*?stores nothing\./s, '']],
	'src/render/guides/de/editors.md': [/\(\/launch\)/],
	'src/render/guides/fr/editors.md': [/\(\/launch\)/],
	'src/render/guides/editors.md': [[/\[the launch form\].*?to that form\./s, 'a product file.'], /launch-light/],
	'content/pages/about.md': [['(/launch)', '(/editors)']],
};

test.for([
	['feeds', feeds, /\/feeds\/|\/subscribe\b/],
	['drafts', drafts, /prepare_launch|"\/launch"|\]\(\/launch\)/],
] as const)('the other pages are built without %s', async ([part, edits, traces]) => {
	const checkout = copyCheckout(temporaryFolder());
	const [, , , folders = [], ...others] = rowOf(part);
	for (const path of folders) rmSync(join(checkout, path), { recursive: true });
	for (const [file, changes] of Object.entries(edits)) edit(join(checkout, file), changes);
	await build(checkout, {});
	const published = join(checkout, 'dist/client');
	const files = listFiles(published).filter((path) => !/\.(?:webp|woff2|png|ico)$/.test(path));
	expect(files.filter((path) => traces.test(readFileSync(join(published, path), 'utf8')))).toEqual([]);
	expect(others.flat().sort()).toEqual(
		Object.keys(edits)
			.filter((file) => !file.startsWith('content/'))
			.sort(),
	);
});
