/** Faults in the published folder as a whole: files, links, the contract and the manifest. */
import { type Fault, type Member, violation } from './fault.ts';

const product = '/api/products/product-001.json';
const openapi = '/openapi.json';
const status = '/status.json';
const strange = 'has no path in the contract.';

const linkIn = (file: string, markup: string) => ({
	plant: (release: Parameters<Fault['plant']>[0]) => release.write(file, `${release.read(file)}\n${markup}\n`),
});

/** A status with other members, and where and what verify says of it. */
const statusFault = (name: string, changes: Member, pointer: string, message: string): Fault => ({
	name,
	plant: (release) => release.edit<Member>(status, (body) => Object.assign(body, changes)),
	says: [violation(status, pointer, message)],
});

const counts = (changes: Member) => ({ counts: { products: 110, launch_periods: 28, categories: 19, ...changes } });

export const faultsInFiles: readonly Fault[] = [
	...['/api/health.json', '/api/products.json', '/api/products/product-001.txt', '/api/launch_periods/index.html'].map(
		(file): Fault => ({
			name: `${file} has no path in the contract`,
			plant: (release) => release.write(file, '{}'),
			says: [violation(file, '', strange)],
		}),
	),
	{
		name: 'a path of the contract has no file',
		plant: (release) => release.remove('/api/launch_periods.json'),
		saysAmongOthers: [violation('/api/launch_periods', '', 'stands in the contract and has no file.')],
	},
	{
		name: 'a path of the contract with a slug has no file at all',
		plant: (release) => release.remove('/api/launch_periods'),
		saysAmongOthers: [violation('/api/launch_periods/{slug}', '', 'stands in the contract and has no file.')],
	},
	{
		name: 'the list of products has no file at all',
		plant: (release) => release.remove('/data/lists'),
		saysAmongOthers: [violation('/api/products', '', 'stands in the contract and has no file.')],
	},
	{
		name: 'a JSON Schema of the content is missing',
		plant: (release) => release.remove('/schemas/page.json'),
		saysAmongOthers: [violation('/schemas/page.json', '', 'does not exist.')],
	},
	{
		name: 'a JSON Schema of the content is none, or another one',
		plant: (release) => {
			release.edit<Member>('/schemas/product.json', (schema) => Object.assign(schema, { type: 'text' }));
			release.edit<Member>('/schemas/site.json', (schema) => Object.assign(schema, { $id: '/schemas/page.json' }));
			release.edit<Member>('/schemas/category.json', (schema) => Object.assign(schema, { $schema: 'x' }));
		},
		says: [
			violation(
				'/schemas/product.json',
				'/type',
				'is no JSON Schema: data/type must be equal to one of the allowed values, data/type must be array, data/type must match a schema in anyOf.',
			),
			violation('/schemas/category.json', '/$schema', 'is `x` instead of `http://json-schema.org/draft-07/schema#`.'),
			violation('/schemas/site.json', '/$id', 'is `/schemas/page.json` instead of `/schemas/site.json`.'),
		],
	},
	{
		name: 'the list of names lacks a product',
		plant: (release) => release.edit<unknown[]>('/data/names.json', (rows) => void rows.pop()),
		says: [violation('/data/names.json', '', 'has 109 rows instead of 110.')],
	},
	{
		name: 'the list of names says something else than the product',
		plant: (release) =>
			release.edit<[string, string][]>('/data/names.json', ([row]) => void row?.splice(1, 1, 'Other')),
		says: [violation('/data/names.json', '/0', 'differs from the product `product-001`.')],
	},
	{
		name: 'a website leads to no product',
		plant: (release) => release.write('/data/by-website.json', '{"acme.example/a":"gone"}'),
		says: [
			violation('/data/by-website.json', '/acme.example~1a', 'leads to the product `gone`, which does not exist.'),
		],
	},
	{
		name: 'a page has moved to nowhere',
		plant: (release) => release.write('/data/moved.json', '{"/products/old":"/products/gone"}'),
		says: [violation('/data/moved.json', '/~1products~1old', 'leads to `/products/gone`, which does not exist.')],
	},
	{
		name: 'a page has moved and is still there',
		plant: (release) => release.write('/data/moved.json', '{"/products/product-001":"/products/product-002"}'),
		says: [violation('/data/moved.json', '/~1products~1product-001', 'has moved and exists all the same.')],
	},
	{
		name: 'the table of moved pages is missing',
		plant: (release) => release.remove('/data/moved.json'),
		saysAmongOthers: [violation('/data/moved.json', '', 'does not exist.')],
	},
	{
		name: 'the published contract differs from the written one',
		plant: (release) =>
			release.edit<{ info: Member }>(openapi, ({ info }) => Object.assign(info, { version: '9.9.9' })),
		says: [violation(openapi, '/info/version', 'differs from the contract.')],
	},
	{
		name: 'the published contract has no usable address',
		plant: (release) =>
			release.edit<{ servers: Member[] }>(openapi, ({ servers }) => Object.assign(servers[0] ?? {}, { url: '/' })),
		says: [violation(openapi, '/servers/0/url', 'is `/`, which is no base URL.')],
	},
	{
		name: 'the published contract has the address of another site',
		plant: (release) =>
			release.edit<{ servers: Member[] }>(openapi, ({ servers }) =>
				Object.assign(servers[0] ?? {}, { url: 'https://other.example' }),
			),
		saysAmongOthers: [
			violation(
				'/data/manifest.json',
				'/base_url',
				'is `https://catalog.example`, but /openapi.json says `https://other.example`.',
			),
		],
	},
	{
		name: 'the published contract is null',
		plant: (release) => release.write(openapi, 'null'),
		saysAmongOthers: [violation(openapi, '', 'differs from the contract.')],
	},
	{
		name: 'the published contract is missing',
		plant: (release) => release.remove(openapi),
		saysAmongOthers: [violation(openapi, '', 'does not exist.')],
	},
	{
		name: 'a body is cut off',
		plant: (release) => release.write(product, release.read(product).slice(0, -1)),
		says: [violation(product, '', 'is not JSON.')],
	},
	{
		name: 'the first list page is cut off',
		plant: (release) => release.write('/data/lists/products/50/1.json', '{"products":['),
		says: [violation('/data/lists/products/50/1.json', '', 'is not JSON.')],
	},
	{
		name: 'a JSON file outside of the contract is not JSON',
		plant: (release) => release.write('/data/vocabulary.json', '<!doctype html>'),
		says: [violation('/data/vocabulary.json', '', 'is not JSON.')],
	},
	{
		name: 'a body is not UTF-8',
		plant: (release) => release.write(product, Buffer.from(release.read(product).replace('Ada', 'Adé'), 'latin1')),
		says: [violation(product, '', 'is not UTF-8.')],
	},
	{
		name: 'a page has a broken link',
		...linkIn('/index.html', '<a href="/products/nope?a=1&amp;b=2">'),
		says: [violation('/index.html', '', 'links to `/products/nope?a=1&b=2`, which does not exist.')],
	},
	{
		name: 'a page holds an invisible character',
		...linkIn('/index.html', '<p>a\u202eb</p>'),
		says: [violation('/index.html', '', 'holds the invisible character U+202E.')],
	},
	{
		name: 'a Markdown file has a broken absolute link',
		...linkIn('/products.md', '[Nope](https://catalog.example/nope)'),
		says: [violation('/products.md', '', 'links to `https://catalog.example/nope`, which does not exist.')],
	},
	{
		name: 'a Markdown file has a broken path',
		...linkIn('/products.md', 'See [this](/nope "A title").'),
		says: [violation('/products.md', '', 'links to `/nope`, which does not exist.')],
	},
	{
		name: 'a Markdown file has a broken automatic link and a broken reference',
		...linkIn('/products.md', '<https://catalog.example/one>\n\n[a]: /two'),
		says: [
			violation('/products.md', '', 'links to `https://catalog.example/one`, which does not exist.'),
			violation('/products.md', '', 'links to `/two`, which does not exist.'),
		],
	},
	{
		name: 'llms.txt has a broken link',
		...linkIn('/llms.txt', '- [Nope](https://catalog.example/nope.md)'),
		says: [violation('/llms.txt', '', 'links to `https://catalog.example/nope.md`, which does not exist.')],
	},
	{
		name: 'a site map has a broken link',
		plant: (release) => release.write('/sample.xml', '<url><loc>https://catalog.example/nope</loc></url>'),
		says: [violation('/sample.xml', '', 'links to `https://catalog.example/nope`, which does not exist.')],
	},
	{
		name: 'the status is missing',
		plant: (release) => release.remove(status),
		saysAmongOthers: [violation(status, '', 'does not exist.')],
	},
	{
		name: 'the status is a list',
		plant: (release) => release.write(status, '[]'),
		saysAmongOthers: [
			violation(status, '/version', 'is `undefined`, but the contract says `1.0.0`.'),
			violation(status, '/counts/products', 'is undefined instead of 110.'),
		],
	},
	statusFault(
		'the status has another version',
		{ version: '0.9.0' },
		'/version',
		'is `0.9.0`, but the contract says `1.0.0`.',
	),
	statusFault(
		'the status has the address of another site',
		{ base_url: 'https://other.example' },
		'/base_url',
		'is `https://other.example`, but /openapi.json says `https://catalog.example`.',
	),
	...['2026-11-20', '2026-11-20T09:30:00.5Z', '2026-11-31T09:30:00Z', 1_795_167_000].map((built_at) =>
		statusFault(
			`the status was built at ${built_at}`,
			{ built_at },
			'/built_at',
			`is \`${built_at}\`, which is no instant in UTC and whole seconds.`,
		),
	),
	statusFault('the status has no date', { date: 'today' }, '/date', 'is `today`, which is no date.'),
	{
		name: 'the status has the date of another week',
		plant: (release) => release.edit<Member>(status, (body) => Object.assign(body, { date: '2026-11-15' })),
		says: [
			violation(status, '/date', 'is `2026-11-15`, on which `2026-w46` is not `finished`.'),
			violation(status, '/date', 'is `2026-11-15`, on which `2026-w47` is not `active`.'),
			violation('/sitemap.xml', '', 'has a change on `2026-11-16`, after the build.'),
		],
	},
	statusFault(
		'the status is valid until the day on which it was built',
		{ valid_until: '2026-11-20T00:00:00Z' },
		'/valid_until',
		'is `2026-11-20T00:00:00Z`, which is not after `2026-11-20`.',
	),
	...['2026-11-30T00:00:00Z', null].map((valid_until) =>
		statusFault(
			`the status is valid beyond the active week, until ${valid_until}`,
			{ valid_until },
			'/valid_until',
			`is \`${valid_until}\`, but \`2026-w47\` ends on 2026-11-22.`,
		),
	),
	statusFault(
		'the status counts another number of products',
		counts({ products: 111 }),
		'/counts/products',
		'is 111 instead of 110.',
	),
	statusFault(
		'the status counts fewer categories than products name',
		counts({ categories: 0 }),
		'/counts/categories',
		'is 0, but products name 1.',
	),
	statusFault('the status tells more', { host: 'a' }, '/host', 'is no member of a status.'),
	{
		name: 'the status is valid until a moment in the day',
		plant: (release) =>
			release.edit<Member>(status, (body) => Object.assign(body, { valid_until: '2026-11-22T12:00:00Z' })),
		saysAmongOthers: [
			violation(
				status,
				'/valid_until',
				'is `2026-11-22T12:00:00Z`, which is neither the first instant of a day in UTC nor null.',
			),
		],
	},
];
