import { hash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { nextHistory } from '../../../src/catalog/changelog.ts';
import { catalogExport } from '../../../src/render/json/product.ts';
import { changes, redirects } from '../../../src/render/json/site-data.ts';
import { setBoardTexts } from '../../../src/texts/board-texts.ts';
import { product, siteYaml } from '../../content/content-folder.ts';
import { catalogIn } from '../../support/catalog.ts';

const launch = 'launches: [{period: 2026-w46, approved: true, votes: 3}]';
const texts = [
	...['', 'tagline: Notes', 'discoverable: false'].map((line) => product(launch, line)),
	...[product(launch.replace('3', '4')), product(launch.replace('true', 'false')), null],
];
afterEach(() => setBoardTexts({ lang: 'en', texts: {} }));

test('former addresses of makers redirect, unless another maker has them', () => {
	const named = (name: string, maker: string) =>
		product(launch, `maker: ${maker}`).replace('name: Acme', `name: ${name}`);
	const files = { 'site.yaml': `lang: de\n${siteYaml}`, 'products/a.md': named('Eins', 'Müller & Söhne') };
	expect(redirects(catalogIn(files))).toEqual({ '/makers/muller-sohne': '/makers/mueller-soehne' });
	const taken = catalogIn({ ...files, 'products/b.md': named('Zwei', 'Muller Sohne') });
	expect(redirects(taken)).toEqual({});
});

const edit = fc.record({ slug: fc.constantFrom('acme', 'beta', 'gamma'), text: fc.constantFrom(...texts) });

test('a copy that follows /data/changes.json is equal to /data/catalog.ndjson after any edits, records and gaps', () => {
	const steps = fc.array(fc.oneof({ arbitrary: edit, weight: 3 }, fc.constantFrom('record', 'copy')), {
		maxLength: 8,
	});
	fc.assert(
		fc.property(steps, (given) => {
			const files: Record<string, string | null> = {};
			const copy = new Map<string, string>();
			for (const step of [...given, 'copy'] as const) {
				if (typeof step === 'object') {
					files[`products/${step.slug}.md`] = step.text;
					continue;
				}
				const catalog = catalogIn(files);
				const history = JSON.parse(files['releases.json'] ?? 'null') ?? undefined;
				if (step === 'record') files['releases.json'] = JSON.stringify(nextHistory(history, catalog) ?? history);
				else {
					updateCopy(copy, changes(catalog).products, catalogExport(catalog));
					expect([...copy.values()].sort()).toEqual(catalogExport(catalog).split('\n').filter(Boolean).sort());
				}
			}
		}),
		{ numRuns: 60 },
	);
});

/** As the guide for developers says. */
function updateCopy(copy: Map<string, string>, products: Readonly<Record<string, string>>, dump: string): void {
	const hashOf = (line: string) => hash('sha256', line).slice(0, 16);
	const differing = Object.keys(products).filter((slug) => hashOf(copy.get(slug) ?? '') !== products[slug]);
	for (const slug of copy.keys()) if (!Object.hasOwn(products, slug)) copy.delete(slug);
	for (const line of dump.split('\n').filter(Boolean)) {
		const { slug } = JSON.parse(line) as { readonly slug: string };
		if (differing.includes(slug)) copy.set(slug, line);
	}
}
