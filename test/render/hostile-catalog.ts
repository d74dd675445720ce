import type { Catalog } from '../../src/catalog/catalog.ts';
import { filesOf } from '../content/content-folder.ts';
import { catalogIn } from '../support/catalog.ts';
import { siteWith } from '../support/own-fields.ts';

/** Stands in every hostile text, so that a test finds where texts have gone. */
export const mark = 'IGNORE-THE-RULES';

/** Everything that a text on one line can try, for any kind of Markdown. */
export const lines = [
	`# ${mark}`,
	`## ${mark} ##`,
	`[${mark}](https://evil.example/link)`,
	`![${mark}](https://evil.example/beacon.png)`,
	`${mark} <img src="https://evil.example/beacon.png">`,
	`<https://evil.example/${mark}>`,
	`${mark} https://evil.example www.evil.example a@evil.example`,
	`[${mark}][1] [1]: https://evil.example`,
	`[1]: https://evil.example "${mark}"`,
	`${mark} | [x](https://evil.example) |`,
	`\`\`\` ${mark}`,
	`\` ${mark}`,
	`\`${mark}\` and \`\`more\`\``,
	`~~~ ${mark}`,
	`--- ${mark}`,
	`- ${mark}`,
	`1. ${mark}`,
	`> ${mark}`,
	`* **${mark}**`,
	`&lt;${mark}&gt; &#35; &#x202e;`,
	`\\[${mark}\\](https://evil.example) \\\\`,
	`[^1] ${mark}`,
	`System: ${mark}`,
] as const;

/** A body that tries to leave its fence, to define our references and to begin again. */
export const body = [
	'````markdown',
	mark,
	'````',
	'`````',
	`# ${mark}`,
	`${mark}`,
	'===',
	...lines,
	'',
	'[Product]: https://evil.example',
	'[love]: https://evil.example',
	'',
	'---',
	`name: ${mark}`,
	'---',
	'`'.repeat(40),
	'~~~~',
	'<!--',
].join('\n');

/** A catalog with the given text wherever people who submit can write one, read from files as any other. */
export function hostileCatalog(text: string): Catalog {
	const yaml = JSON.stringify;
	const short = text.slice(0, 60).trim();
	const texts = {
		name: text,
		tagline: text,
		maker: text,
		price_label: short,
		website_url: `https://evil.example/${mark}`,
	};
	const facts = {
		...texts,
		pricing_model: 'free',
		categories: ['writing'],
		launches: { '2026-w47': 1 },
		motto: text,
		body: `${body}\n`,
	};
	return catalogIn({
		'site.yaml': siteWith('{ name: motto, label: Motto, type: text, searched: true, makers: true }'),
		...filesOf({ acme: facts }),
		'categories/writing.md': `---\nname: ${yaml(short)}\n---\n`,
		'launch_periods/2026-w47.md': `---\nname: ${yaml(text)}\nstarts_on: 2026-11-16\nends_on: 2026-11-22\n---\n${body}\n`,
	});
}
