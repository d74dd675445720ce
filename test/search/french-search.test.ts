/** What the search finds on a French board: words with and without accents, after an elision, and in the plural. */
import { describe, expect, test } from 'vitest';
import { searchIndex } from '../../src/render/json/search.ts';
import { searchLanguage } from '../../src/search/languages.ts';
import { ProductSearch } from '../../src/search/product-search.ts';
import { findWeeks } from '../../src/search/week-search.ts';
import { catalogOf } from '../support/catalog.ts';

const products = [
	['carnet', 'Carnet', 'Gère les tâches d’une petite équipe'],
	['passerelle', 'Passerelle', 'Traduit l’ensemble d’un site web'],
	['facturier', 'Facturier', 'Écrit des factures et relance les impayés'],
	['gare', 'En gare', 'Horaires des trains et des bateaux'],
	['musee', 'Musée', 'Classe les œuvres, ex æquo compris'],
	['ludique', 'Ludique', 'Une étagère pour les jeux de société'],
	['bulbe', 'Bulbe', 'Un jardin accessible depuis le balcon'],
] as const;
const catalog = catalogOf(
	products.map(([slug, name, tagline], index) => {
		const pricing_model = index < 2 ? 'open_source' : 'freemium';
		return { slug, name, tagline, categories: ['software'], pricing_model };
	}),
);
const index = searchIndex({ ...catalog, site: { ...catalog.site, lang: 'fr-CA' } });
const french = new ProductSearch(JSON.parse(JSON.stringify(index)));

describe('a search on a French board', () => {
	test.for([
		['tache', 'carnet'],
		['oeuvre', 'musee'],
		['œuvre', 'musee'],
		['aequo', 'musee'],
		['TÂCHES', 'carnet'],
		['les équipes', 'carnet'],
		['ensemble du site', 'passerelle'],
		['facture impayée', 'facturier'],
		['bateau', 'gare'],
		['une appli pour les jeux', 'ludique'],
		['jeu', 'ludique'],
		['facturation', 'facturier'],
		['facturer', 'facturier'],
		['jardinage', 'bulbe'],
		['accessibilité', 'bulbe'],
	] as const)('by %j finds %j first', ([query, slug]) => {
		expect(french.find(query).hits[0]?.slug).toBe(slug);
	});

	test('takes the singular and the plural for the same word', () => {
		expect(['équipes', 'jeu', 'bateau'].map((query) => french.find(query).exactness)).toEqual(
			Array(3).fill('all_words'),
		);
	});

	test('finds what is free by its word in each form', () => {
		expect(searchLanguage('fr-CA').freeWord).toBe('gratuit');
		for (const query of ['gratuit', 'gratuites']) {
			expect(french.find(query).hits.map(({ slug }) => slug)).toEqual(['passerelle', 'carnet']);
		}
	});

	test.for(['semaine 46', 'Semaine 46, 2026', 's46', 'semaine dernière', '2026-w46'])(
		'by %j finds the week',
		(query) => {
			const weeks = [{ slug: '2026-w46', name: 'Semaine 46, 2026', winner: 'carnet' }];
			expect(findWeeks(query, weeks, french.language).weeks).toEqual(weeks);
		},
	);
});
