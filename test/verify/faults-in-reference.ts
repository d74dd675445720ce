/** Faults in the reference of the API. */
import { type Fault, violation } from './fault.ts';

const page = '/developers/reference.html';
const version = '/developers/reference.md';

const replaced = (file: string, what: string | RegExp, by: string): Pick<Fault, 'plant'> => ({
	plant: (release) => release.write(file, release.read(file).replaceAll(what, by)),
});

const missing = (name: string, file: string, what: string | RegExp, lacks: string): Fault => ({
	name,
	...replaced(file, what, '…'),
	says: [violation(file, '', `lacks ${lacks}.`)],
});

export const faultsInReference: readonly Fault[] = [
	missing('the reference lacks a path', page, /products.\{slug\}(?=<\/code>, op)/g, 'paths//api/products/{slug}'),
	missing('the reference lacks a parameter', page, /per_page(?=<\/code> \()/g, 'parameter per_page'),
	missing('the reference lacks a member', page, /average_rating(?=<\/code>)/g, 'properties/average_rating'),
	missing('the reference lacks a schema', page, /ProductList(?=<\/a><\/h3>)/g, 'schemas/ProductList'),
	missing('the reference lacks a sentence', page, 'Least value', '`Least value allowed.`'),
	missing('the Markdown version lacks an operation', version, '`getProduct`', 'operation getProduct'),
	missing('the Markdown version lacks a schema', version, '### RankingEntry\n', 'schemas/RankingEntry'),
	missing('the Markdown version lacks a sentence', version, 'Least value', '`Least value allowed.`'),
	{
		name: 'the reference leads to a schema that is not on it',
		...replaced(page, '(<a href="#productdetail"', '(<a href="#fault"'),
		says: [violation(page, '', 'leads to `#fault`, which is not on it.')],
	},
	{
		name: 'the Markdown version of the reference is missing',
		plant: (release) => release.remove(version),
		saysAmongOthers: [violation(version, '', 'does not exist.')],
	},
];
