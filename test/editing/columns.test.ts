import { afterEach, expect, test } from 'vitest';
import { mapColumns } from '../../src/editing/columns.ts';
import { readTable } from '../../src/editing/table.ts';
import { setBoardTexts } from '../../src/texts/board-texts.ts';

afterEach(() => setBoardTexts({ lang: 'en', texts: {} }));

function fieldsOf(lang: string, columns: readonly string[]): string[] {
	setBoardTexts({ lang, texts: {} });
	const table = readTable('table.csv', Buffer.from(`${columns.join(',')}\n${columns.map(() => 'x').join(',')}\n`));
	const map = new Map(Array.from(mapColumns(table), ([field, column]) => [column, field]));
	return columns.map((column) => map.get(column) ?? '');
}

test('columns can have names in the language of the board', () => {
	const expected = [
		'name',
		'tagline',
		'description',
		'categories',
		'price_label',
		'maker',
		'website_url',
		'period',
		'votes',
		'comments',
	];
	const german = [
		'Produktname',
		'Slogan',
		'Beschreibung',
		'Kategorien',
		'Preis',
		'Hersteller',
		'Webseite',
		'Woche',
		'Stimmen',
		'Kommentare',
	];
	expect(fieldsOf('de', german)).toEqual(expected);
	const french = [
		'Nom',
		'Accroche',
		'Description',
		'Catégories',
		'Prix',
		'Éditeur',
		'Site web',
		'Semaine',
		'Voix',
		'Commentaires',
	];
	expect(fieldsOf('fr', french)).toEqual(expected);
	expect(fieldsOf('en', ['Name', ...german.slice(3, 5)])).toEqual(['name', '', '']);
});
