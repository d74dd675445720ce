import { describe, expect, test } from 'vitest';
import { readGuides } from '../../src/build/check/check-content.ts';
import { layoutOf } from '../../src/render/props/layout.ts';
import { countFree } from '../../src/render/props/lists.ts';
import { proseProps } from '../../src/render/props/pages.ts';
import { languages } from '../../src/texts/board-texts.ts';
import { contentFolder, type Files, siteYaml } from '../content/content-folder.ts';
import { loadCatalog } from '../support/catalog.ts';

const catalogWith = (lang: string, files: Files = {}) =>
	loadCatalog({
		contentDir: contentFolder({ 'site.yaml': `${siteYaml}lang: ${lang}\n`, ...files }),
		date: '2026-11-20',
		guides: readGuides(),
	});

const guidesIn = (lang: string, files?: Files) =>
	layoutOf(catalogWith(lang, files)).pages.map(({ slug, title, lang: of }) => [slug, title, of]);

describe('guides', () => {
	test('are in the language of the board where it has them, and otherwise English with names of that language', () => {
		expect(guidesIn('de-AT')).toEqual([
			['auth', 'Zugang', 'en'],
			['developers', 'Schnittstelle (API)', 'en'],
			['editors', 'Für die Redaktion', undefined],
		]);
		expect(guidesIn('en-GB')).toEqual([
			['auth', 'Authentication', undefined],
			['developers', 'Developers', undefined],
			['editors', 'Editors’ guide', undefined],
		]);
		expect(guidesIn('cs').map(([, , of]) => of)).toEqual(['en', 'en', 'en']);
	});

	test('leave their place to a page of the board', () => {
		const page = '---\ntitle: Für alle\ndescription: Wer hier was tut.\n---\nText.\n';
		expect(guidesIn('de', { 'pages/editors.md': page, 'pages/developers.md': page })).toEqual([
			['auth', 'Zugang', 'en'],
			['developers', 'Für alle', undefined],
			['editors', 'Für alle', undefined],
		]);
	});

	test('for editors are in each language of the software, with the same commands', () => {
		const commands = readGuides()
			.filter(({ slug }) => slug === 'editors')
			.map(({ lang, body }) => [lang, body.match(/^npm run [^"\n]*/gm)]);
		expect(commands.map(([lang]) => lang).sort()).toEqual(Object.keys(languages).sort());
		expect(new Set(commands.map(([, found]) => JSON.stringify(found))).size).toBe(1);
	});

	test('below the one for developers are English on every board', () => {
		const page = { slug: 'developers/versions', title: 'Versions', description: 'What holds.', body: 'Text.' };
		const langOf = (lang: string) => proseProps(catalogWith(lang), page, new Set()).page.lang;
		expect(['en', 'en-GB', 'fr'].map(langOf)).toEqual([undefined, undefined, 'en']);
	});
});

test('free products are counted unless all have the pricing model `free`', () => {
	const price = (slug: string, free: boolean) => ({ slug, name: slug, free, count: 2 });
	expect(countFree([price('free', true), price('paid', false)])).toBe(0);
	expect(countFree([price('open', true), price('paid', false)])).toBe(2);
	expect(countFree([price('free', true), price('open', true), price('paid', false)])).toBe(4);
});
