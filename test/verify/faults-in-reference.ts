/** Faults in the reference of the API. */
import { type Fault, violation } from './fault.ts';

const page = '/developers/reference.html';
const twin = '/developers/reference.md';

const replaced = (file: string, what: string | RegExp, by: string): Pick<Fault, 'plant'> => ({
	plant: (release) => release.write(file, release.read(file).replaceAll(what, by)),
});

const missing = (name: string, file: string, what: string | RegExp, lacks: string): Fault => ({
	name,
	...replaced(file, what, '…'),
	says: [violation(file, '', `lacks ${lacks}.`)],
});

export const faultsInReference: readonly Fault[] = [
	missing('the reference lacks a path', page, '/api/products/{slug}', 'path /api/products/{slug}'),
	missing('the reference lacks a parameter', page, /per_page(?=<\/code>)/g, 'parameter per_page'),
	missing('the reference lacks a header', page, /Retry-After(?=<\/code>)/g, 'header Retry-After'),
	missing('the reference lacks a member', page, /average_rating(?=<\/code>)/g, 'member average_rating'),
	missing('the reference lacks a member of a member', page, 'details.minimum', 'member minimum'),
	missing('the reference lacks a status', page, /429(?=<\/code>)/g, 'response 429'),
	missing('the twin lacks an operation', twin, '`getProduct`', 'operation getProduct'),
	missing('the twin lacks a schema', twin, '### RankingEntry\n', 'schema RankingEntry'),
	missing('the twin lacks a member of a member', twin, 'details.minimum` (', 'member minimum'),
	{
		name: 'the reference leads to a schema that is not on it',
		...replaced(page, 'href="#schema-Error"', 'href="#schema-Fault"'),
		says: [violation(page, '', 'leads to `#schema-Fault`, which is not on it.')],
	},
	{
		name: 'the twin of the reference is missing',
		plant: (release) => release.remove(twin),
		saysAmongOthers: [violation(twin, '', 'does not exist.')],
	},
];
