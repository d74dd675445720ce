/** Faults that no schema can find: each body is well formed, but together they do not agree. */
import { type Fault, type ListBody, type PeriodBody, type PeriodList, type ProductBody, violation } from './fault.ts';

const base = 'https://catalog.example';
const product = '/api/products/product-001.json';
const page = (number: number) => `/data/lists/products/50/${number}.json`;
const periods = '/api/launch_periods.json';
const period = '/api/launch_periods/2026-w46.json';

export const faultsInLists: readonly Fault[] = [
	{
		name: 'a url leads to a page that does not exist',
		plant: (release) =>
			release.edit<ProductBody>(product, (body) => Object.assign(body.product, { url: `${base}/nope` })),
		saysAmongOthers: [violation(product, '/product/url', `leads to \`${base}/nope\`, which is no page of this site.`)],
	},
	{
		name: 'a url leads to the page of another product',
		plant: (release) =>
			release.edit<ProductBody>(product, (body) =>
				Object.assign(body.product, { url: `${base}/products/product-002` }),
			),
		saysAmongOthers: [
			violation(
				product,
				'/product/url',
				`leads to \`${base}/products/product-002\`, which is not the page of \`product-001\`.`,
			),
		],
	},
	{
		name: 'a file holds the product of another one',
		plant: (release) => release.copy('/api/products/product-002.json', product),
		saysAmongOthers: [violation(product, '/product/slug', 'is `product-002`, the slug of another file.')],
	},
	{
		name: 'a finished week has a place above those that are published',
		plant: (release) =>
			release.edit<PeriodBody>(period, ({ rankings }) => Object.assign(rankings[49] ?? {}, { position: 51 })),
		says: [violation(period, '/rankings/49/position', 'is 51 though 50 are published.')],
	},
	{
		name: 'a score has more decimals than are ranked',
		plant: (release) =>
			release.edit<PeriodBody>(period, ({ rankings }) => Object.assign(rankings[2] ?? {}, { score: 0.1 + 998.2 })),
		saysAmongOthers: [
			violation(period, '/rankings/2/score', 'is 998.3000000000001, which has more than six decimals.'),
		],
	},
	{
		name: 'of two equal scores the one with fewer votes stands first',
		plant: (release) =>
			release.edit<PeriodBody>(period, ({ rankings }) =>
				Object.assign(rankings[3] ?? {}, { score: rankings[2]?.['score'], votes: 5_000 }),
			),
		says: [violation(period, '/rankings/3/votes', 'is higher than the one before.')],
	},
	{
		name: 'a product is ranked twice',
		plant: (release) =>
			release.edit<PeriodBody>(period, ({ rankings }) => {
				const { product, name, tagline, url } = rankings[0] ?? {};
				Object.assign(rankings[4] ?? {}, { product, name, tagline, url });
			}),
		says: [violation(period, '/rankings/4/product', 'is `product-001` for the second time.')],
	},
	{
		name: 'a ranked product has no file',
		plant: (release) =>
			release.edit<PeriodBody>(period, ({ rankings }) => Object.assign(rankings[4] ?? {}, { product: 'gone' })),
		says: [violation(period, '/rankings/4/product', 'is `gone`, which has no file /api/products/gone.json.')],
	},
	{
		name: 'a ranking names no product',
		plant: (release) => release.edit<PeriodBody>(period, ({ rankings }) => delete rankings[4]?.['product']),
		says: [violation(period, '/rankings/4', 'does not say which product it is.')],
	},
	{
		name: 'a ranking has another tagline than its product',
		plant: (release) =>
			release.edit<PeriodBody>(period, ({ rankings }) => Object.assign(rankings[0] ?? {}, { tagline: 'Other' })),
		says: [violation(period, '/rankings/0/tagline', 'differs from /api/products/product-001.json.')],
	},
	{
		name: 'a launch period differs from its entry in the list',
		plant: (release) =>
			release.edit<PeriodBody>(period, (body) => Object.assign(body.launch_period, { name: 'Other' })),
		says: [violation(periods, '/launch_periods/1', 'differs from /api/launch_periods/2026-w46.json.')],
	},
	{
		name: 'one of the newest launch periods is not in the list',
		plant: (release) => release.edit<PeriodList>(periods, ({ launch_periods }) => launch_periods.splice(1, 1)),
		says: [violation(periods, '/launch_periods', 'lacks `2026-w46`, one of the newest 26.')],
	},
	{
		name: 'the list of launch periods is not newest first',
		plant: (release) =>
			release.edit<PeriodList>(periods, ({ launch_periods }) => launch_periods.unshift(...launch_periods.splice(1, 1))),
		says: [violation(periods, '/launch_periods/1', 'is not older than the one before.')],
	},
	{
		name: 'a list page is out of name order',
		plant: (release) =>
			release.edit<ListBody>(page(2), ({ products }) => products.splice(3, 2, products[4] ?? {}, products[3] ?? {})),
		says: [violation(page(2), '/products/4', 'stands after `product-055`, against name order.')],
	},
	{
		name: 'a list page begins before the end of the one before it',
		plant: (release) => {
			const [one, two] = [page(1), page(2)].map((file) => JSON.parse(release.read(file)) as ListBody);
			const [last, first] = [one?.products[49], two?.products[0]];
			release.edit<ListBody>(page(1), ({ products }) => products.splice(49, 1, first ?? {}));
			release.edit<ListBody>(page(2), ({ products }) => products.splice(0, 1, last ?? {}));
		},
		says: [violation(page(2), '/products/0', 'stands after `product-051`, against name order.')],
	},
	{
		name: 'two pages have the same product',
		plant: (release) => {
			const [last] = (JSON.parse(release.read(page(1))) as ListBody).products.slice(-1);
			release.edit<ListBody>(page(2), ({ products }) => products.splice(0, 1, last ?? {}));
		},
		says: [
			violation(page(2), '/products/0', `repeats \`product-050\` of ${page(1)}#/products/49.`),
			violation('/api/products/product-051.json', '', 'stands on no list page of size 50.'),
		],
	},
	{
		name: 'a page in the middle is missing',
		plant: (release) => release.remove(page(2)),
		saysAmongOthers: [
			violation(page(2), '', 'does not exist.'),
			violation('/api/products/product-051.json', '', 'stands on no list page of size 50.'),
		],
	},
	{
		name: 'there is a page too many',
		plant: (release) => release.copy(page(3), page(4)),
		says: [violation(page(4), '', 'is no page of 110 products in sizes of 50 and 100.')],
	},
	{
		name: 'a page tells a wrong number',
		plant: (release) => release.edit<ListBody>(page(3), (body) => Object.assign(body, { page: 2 })),
		says: [violation(page(3), '/page', 'is 2 instead of 3.')],
	},
	{
		name: 'a page tells a wrong total_count',
		plant: (release) => release.edit<ListBody>(page(3), (body) => Object.assign(body, { total_count: 111 })),
		says: [violation(page(3), '/total_count', 'is 111 instead of 110.')],
	},
	{
		name: 'a page is one product short',
		plant: (release) => release.edit<ListBody>(page(3), ({ products }) => products.pop()),
		says: [
			violation(page(3), '/products', 'has 9 products instead of 10.'),
			violation('/api/products/product-110.json', '', 'stands on no list page of size 50.'),
		],
	},
	{
		name: 'a list item differs from its product',
		plant: (release) =>
			release.edit<ListBody>(page(1), ({ products }) => Object.assign(products[6] ?? {}, { tagline: 'Other' })),
		says: [violation(page(1), '/products/6/tagline', 'differs from /api/products/product-007.json.')],
	},
	{
		name: 'a list item leaves out a member that its product has',
		plant: (release) => release.edit<ListBody>(page(1), ({ products }) => delete products[6]?.['maker']),
		says: [violation(page(1), '/products/6/maker', 'differs from /api/products/product-007.json.')],
	},
	{
		name: 'a listed product has no file',
		plant: (release) => release.remove('/api/products/product-070.json'),
		saysAmongOthers: [
			violation(page(2), '/products/19', 'has no file /api/products/product-070.json.'),
			violation('/data/lists/products/100/1.json', '/products/69', 'has no file /api/products/product-070.json.'),
		],
	},
	{
		name: 'a product stands in no list',
		plant: (release) => {
			release.write(
				'/api/products/product-999.json',
				release.read('/api/products/product-110.json').replaceAll('-110', '-999'),
			);
			release.copy('/products/product-110.html', '/products/product-999.html');
		},
		saysAmongOthers: [
			violation('/api/products/product-999.json', '', 'stands on no list page of size 50.'),
			violation('/api/products/product-999.json', '', 'stands on no list page of size 100.'),
			violation(page(1), '/total_count', 'is 110 instead of 111.'),
		],
	},
];
