/** What Gmail, Outlook and Apple Mail do with the digest, as far as caniemail.com knows. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, inject, test } from 'vitest';
import { digestHtml } from '../../../src/render/digest/digest-html.ts';
import { digestPages } from '../../../src/render/props/digest.ts';
import { describeWith } from '../../support/describe-with.ts';
import { toolsFolder } from '../../support/tools.ts';
import { digestCatalog } from './sample.ts';

/** What is used of `caniemail`. */
interface CanIEmail {
	caniemail(options: { readonly clients: readonly string[]; readonly html: string }): {
		readonly issues: { readonly errors: ReadonlyMap<string, readonly { readonly title: string }[]> };
	};
}

const programs = ['gmail.*', 'outlook.*', 'apple-mail.*'];
const everyGmail = ['gmail.android', 'gmail.desktop-webmail', 'gmail.ios', 'gmail.mobile-webmail'];
const windows = ['outlook.windows', 'outlook.windows-mail'];
const otherOutlooks = ['outlook.android', 'outlook.ios', 'outlook.macos', 'outlook.outlook-com'];

/** What a program does not know, and why the digest reads well without. */
const known: Readonly<Record<string, readonly string[]>> = {
	// The light colours stand on the elements; programs that darken mail do it their own way.
	'color-scheme meta tag': ['apple-mail.ios', ...everyGmail, ...otherOutlooks, ...windows],
	'color-scheme CSS property': [...everyGmail, ...otherOutlooks, 'outlook.windows'],
	'<style> element': ['gmail.mobile-webmail'],
	'@media': ['gmail.mobile-webmail', ...windows],
	// Of the line that inboxes show: each program knows one of the ways to hide it.
	'display:none': ['gmail.mobile-webmail'],
	'max-height property': windows,
	overflow: windows,
	// A figure has no space at which it could be broken.
	'white-space': windows,
	// For readers of screens, which that program gives no roles and hides nothing from.
	'role attribute': ['outlook.windows-mail'],
	'aria-hidden attribute': ['outlook.windows-mail'],
	// The table within has the colour of the page as well.
	'<body> element': ['outlook.macos'],
};

describeWith(['tools'], 'mail programs', () => {
	/** What programs do not know of a mail, each with those programs. */
	async function unknownIn(html: string): Promise<Map<string, string[]>> {
		const path = pathToFileURL(join(toolsFolder, 'caniemail/dist/index.js')).href;
		const { caniemail } = (await import(path)) as CanIEmail;
		const { errors } = caniemail({ clients: programs, html }).issues;
		const found = [...errors].flatMap(([client, issues]) => issues.map(({ title }) => ({ title, client })));
		return new Map(
			[...Map.groupBy(found, ({ title }) => title)].map(([title, entries]) => [
				title,
				[...new Set(entries.map(({ client }) => client))].sort(),
			]),
		);
	}

	const unexpected = async (html: string): Promise<string[]> =>
		[...(await unknownIn(html))].flatMap(([title, clients]) =>
			clients.filter((client) => !known[title]?.includes(client)).map((client) => `${client}: ${title}`),
		);

	test('know everything that a digest needs', async () => {
		const folder = join(inject('release'), 'client');
		const published = globSync('launches/*/digest.html', { cwd: folder }).map((file) =>
			readFileSync(join(folder, file), 'utf8'),
		);
		const drawn = digestPages(digestCatalog()).map(({ props }) => digestHtml(props, { unsubscribe: '{{ leave }}' }));
		expect(published.length).toBeGreaterThan(30);
		for (const html of [...published.slice(-3), ...drawn]) expect(await unexpected(html)).toEqual([]);
	});

	test('are said to lack what the digest does without', async () => {
		const [page] = digestPages(digestCatalog());
		const found = await unknownIn(page ? digestHtml(page.props) : '');
		for (const title of ['white-space', '@media', '<style> element']) expect(found.get(title)).toEqual(known[title]);
		expect(await unexpected('<div style="display: grid; gap: 4px">a</div>')).toContain('outlook.windows: display:grid');
	});
});
