import { readFileSync } from 'node:fs';
import { pageKinds } from '../../../src/render/site-pages.ts';

/** `docs/api.md` with a row for each component of pages: its addresses, and what its first comment says that it shows. */
export function documentWithPages(): string {
	const rows = [...Map.groupBy(pageKinds, ({ component }) => component)].map(([component, kinds]) => {
		const source = readFileSync(`src/render/html/${component}.astro`, 'utf8');
		const [, comment = ''] = /^---\n\/\*\*(.*?)\*\//s.exec(source) ?? [];
		const addresses = kinds.map(({ address }) => `\`${address}\``).join(', ');
		return `| ${addresses} | ${comment.replaceAll('\n * ', ' ').trim()} | \`${component}\` |\n`;
	});
	return readFileSync('docs/api.md', 'utf8').replace(/(?<=generate -- pages`.*-->\n\n(?:\|.*\n){2})(?:\|.*\n)*/, () =>
		rows.join(''),
	);
}
