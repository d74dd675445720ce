/** Every link from a page, a Markdown twin or an API answer to this site leads to something. */
import type { Report } from './check-lists.ts';
import type { PublishedFiles } from './published-files.ts';

const attribute = /\s(?:href|src)=(?:"([^"]*)"|'([^']*)')/g;

/** @param baseUrl - Links that begin with it, or with `/`, are our own. */
export function checkLinks(files: PublishedFiles, baseUrl: string, report: Report): void {
	const base = new URL(`${baseUrl}/`);
	const broken = (file: string, link: string) => {
		const target = URL.parse(link, new URL(`.${file}`, base));
		if (target?.origin !== base.origin || !target.pathname.startsWith(base.pathname)) return;
		const path = target.pathname.slice(base.pathname.length - 1);
		if (!answers(files.paths, path)) report({ file, pointer: '', message: `links to \`${link}\`, which does not exist.` });
	};
	for (const file of files.paths) {
		if (file.endsWith('.html')) {
			for (const [, double, single] of files.text(file).matchAll(attribute)) {
				broken(file, (double ?? single ?? '').replace(/&(?:amp|#38);/g, '&'));
			}
		} else if (/\.(?:md|txt)$/.test(file)) {
			// Prose may show Markdown as an example, so that only absolute links are surely meant.
			for (const [link] of files.text(file).matchAll(/(?<=\]\(|<)https?:[^\s)>]+/g)) broken(file, link);
		}
	}
}

/** Whether a path is answered: by a file, by a page, or by the API from one of its files. */
export function answers(paths: ReadonlySet<string>, path: string): boolean {
	const plain = decodeURIComponent(path).replace(/(?<=.)\/$/, '');
	if (plain === '/') return paths.has('/index.html');
	if (plain === '/api/products') return paths.has('/data/lists/products/50/1.json');
	if (plain.startsWith('/api/')) return paths.has(`${plain}.json`);
	return paths.has(plain) || paths.has(`${plain}.html`);
}
