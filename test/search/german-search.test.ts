/** What the search finds on a German board: words with umlauts in each spelling, plurals and parts of compounds. */
import { describe, expect, test } from 'vitest';
import { searchIndex } from '../../src/render/json/search.ts';
import { searchLanguage } from '../../src/search/languages.ts';
import { ProductSearch } from '../../src/search/product-search.ts';
import { findWeeks } from '../../src/search/week-search.ts';
import { catalogOf } from '../support/catalog.ts';

const products = [
	['aufgabenheft', 'Aufgabenheft', 'Aufgabenverwaltung für kleine Teams'],
	['wortbruecke', 'Wortbrücke', 'Übersetzer für Dokumente und Webseiten'],
	['rechnungsfuchs', 'Rechnungsfuchs', 'Rechnungen schreiben und Mahnungen verschicken'],
	['stundenzettel', 'Stundenzettel', 'Zeiterfassung für Selbstständige'],
	['gartenplan', 'Gartenplan', 'Plant Beete, Bäume und Gießzeiten'],
	['kochloeffel', 'Kochlöffel', 'Rezepte sammeln und Einkaufslisten drucken'],
	['tonspur', 'Tonspur', 'Schneidet Podcasts und Hörbücher'],
	['strassenlaerm', 'Straßenlärm', 'Misst Geräusche vor der Haustür'],
	['passwortsafe', 'Schlüsselbund', 'Passwörter sicher aufbewahren'],
	['postfach', 'Postfach', 'Ein E-Mail-Programm ohne Ablenkung'],
	['formularbau', 'Formularbau', 'Formulare und Umfragen ohne Programmierung'],
	['sicherung', 'Zweitschrift', 'Sichert Dateien auf einen eigenen Server'],
	['lagerhaus', 'Lagerhaus', 'Bestände und Bestellungen für kleine Läden'],
	['busfahrplan', 'Abfahrt', 'Fahrpläne von Bus und Bahn'],
	['wetterfrosch', 'Wetterfrosch', 'Vorhersagen aus öffentlichen Messwerten'],
	['presse', 'Ölmühle', 'Rechner für ein gutes Öl'],
	['tresor', 'Tresor', 'Ein Kennwortmanager'],
	['elster', 'Elster', 'Die Steuer erklären'],
	['spendenbuch', 'Spendenbuch', 'Mitglieder und Spenden eines Vereins verwalten'],
] as const;
const catalog = catalogOf(
	products.map(([slug, name, tagline], index) => {
		const pricing_model = index < 3 ? 'open_source' : 'freemium';
		return { slug, name, tagline, categories: ['software'], pricing_model };
	}),
);
const searchIn = (lang: string): ProductSearch =>
	new ProductSearch(JSON.parse(JSON.stringify(searchIndex({ ...catalog, site: { ...catalog.site, lang } }))));
const german = searchIn('de-AT');

describe('a search on a German board', () => {
	test.for([
		['Übersetzer', 'wortbruecke'],
		['uebersetzer', 'wortbruecke'],
		['Öle', 'presse'],
		['ubersetzer', 'wortbruecke'],
		['uebers', 'wortbruecke'],
		['strassenlaerm', 'strassenlaerm'],
		['Straßenlärm', 'strassenlaerm'],
		['Verwaltung', 'aufgabenheft'],
		['Rechnung', 'rechnungsfuchs'],
		['Passwort', 'passwortsafe'],
		['Vorhersage', 'wetterfrosch'],
		['Hörbuch', 'tonspur'],
		['hoerbuecher', 'tonspur'],
		['Baum', 'gartenplan'],
		['Einkaufsliste', 'kochloeffel'],
		['Fahrplan', 'busfahrplan'],
		['Erfassung von Zeiten', 'stundenzettel'],
		['ein Programm für Umfragen', 'formularbau'],
		['Datei sichern', 'sicherung'],
		['Kennwörter', 'tresor'],
		['Umsatzsteuer', 'elster'],
		['Vereine verwalten', 'spendenbuch'],
		['mahnung verschicken', 'rechnungsfuchs'],
	] as const)('by %j finds %j first', ([query, slug]) => {
		expect(german.find(query).hits[0]?.slug).toBe(slug);
	});

	test('takes a part of a compound and another spelling for the word itself, as an English one does not', () => {
		const exactness = (search: ProductSearch) =>
			['uebersetzer', 'Verwaltung', 'hoerbuecher'].map((query) => search.find(query).exactness);
		expect(exactness(german)).toEqual(['all_words', 'all_words', 'all_words']);
		expect(exactness(searchIn('en'))).toEqual(['similar_words', 'similar_words', 'similar_words']);
	});

	test('takes no common word for the one in which a compound ends', () => {
		expect(german.find('Zeichenprogramm').hits).toEqual([]);
	});

	test('leaves out what is not free when it is asked for free products', () => {
		const { hits, free } = german.find('kostenlose Rezepte');
		expect([free, hits.length]).toEqual([false, 1]);
		expect(searchLanguage('de-AT').freeWord).toBe('kostenlos');
		expect(german.find('kostenlos').hits.map(({ slug }) => slug)).toHaveLength(3);
	});

	test.for(['KW 46', 'Woche 46', '46. Woche', '46. KW 2026', 'kw46/2026', '2026-w46'])(
		'by %j finds the week',
		(query) => {
			const weeks = [{ slug: '2026-w46', name: 'KW 46' }];
			expect(findWeeks(query, weeks, german.language).weeks).toEqual(weeks);
		},
	);
});
