/** Forms in which catalogs of other people keep their products; the words are made up. */
import { describe, expect, test } from 'vitest';
import { importFolder } from './import-folder.ts';

describe('an import of', () => {
	test('a folder with a YAML file for each product, its facts in nested maps', async () => {
		const { put, run, files } = importFolder();
		put(
			'software/0-a.d..yml',
			'name: 0 A.D.\nwebsite_url: https://zero.example/\ndescription: Armies of long ago.\nlicenses:\n  - MIT\nplatforms:\n  - C++\ntags:\n  - Games - Strategy\n  - Network\nsource_code_url: https://git.example/0ad\ncurrent_release:\n  tag: v1\n  published_at: 2026-01-01\ncommit_history:\n  2026-08: 12\n',
		);
		put(
			'software/acme.yml',
			'name: Acme\ndescription: Notes.\ntags:\n  - Money, Budgeting & Management\nsource_code_url: https://git.example/acme\n',
		);
		const { plan } = await run('software', { createCategories: true });
		expect(plan.source.columns.filter(({ field }) => field !== undefined)).toEqual([
			{ column: 'name', field: 'name' },
			{ column: 'website_url', field: 'website_url' },
			{ column: 'description', field: 'tagline' },
			{ column: 'tags', field: 'categories' },
		]);
		expect(files()['products/0-a-d.md']).toBe(
			'---\nname: 0 A.D.\ntagline: Armies of long ago.\ncategories:\n  - games-strategy\n  - network\nwebsite_url: https://zero.example/\n---\n',
		);
		expect(files()['categories/games-strategy.md']).toBe('---\nname: Games - Strategy\n---\n');
		expect(files()['categories/money-budgeting-management.md']).toBe('---\nname: Money, Budgeting & Management\n---\n');
	});

	test('a folder of folders, of which some files are broken', async () => {
		const { put, run, files, shown } = importFolder();
		put(
			'apps/acme/acme.yml',
			"name: 'Acme'\ndescription:\n  'Notes that write\n  back.'\nwebsite: 'https://acme.example'\ncategory: 'Productivity'\nkeywords:\n  - notes\n",
		);
		put(
			'apps/left/left.yml',
			"name: Left\ndescription: Text.\nrepository: 'https://git.example/left'\n  - writing\n  - text\ncategory: Productivity\n",
		);
		const { plan } = await run('apps', { skipBad: true });
		expect(plan.problems.map(({ place, message }) => [shown(place), message])).toEqual([
			['apps/left/left.yml:4', 'This line is not aligned with the lines above it. Give it the same indent.'],
		]);
		expect(files()['products/acme.md']).toContain('tagline: Notes that write back.\n');
	});

	test('an object with one list, whose short descriptions are not all short', async () => {
		const { put, refused, run, files } = importFolder();
		const long = `A menu bar app ${'with many features '.repeat(9)}`.trim();
		const apps = [
			{
				short_description: 'Counts hours.',
				categories: ['productivity', 'utilities'],
				repo_url: 'https://git.example/a',
				title: 'Acme',
				screenshots: [],
				official_site: '',
			},
			{
				short_description: long,
				categories: ['utilities'],
				title: 'Beta',
				official_site: 'https://beta.example',
				languages: ['go'],
			},
		];
		put('applications.json', JSON.stringify({ applications: apps }, null, '    '));
		expect(await refused('applications.json', { createCategories: true })).toContain(
			`applications.json:14 short_description: Must be 160 characters or fewer; this one has ${long.length}. Shorten it, or make it the text below with \`--map short_description=description\`.\n`,
		);
		const map = ['short_description=description', 'official_site=website_url', 'repo_url=website_url'];
		await run('applications.json', { createCategories: true, map });
		expect(files()['products/acme.md']).toContain('website_url: https://git.example/a\n---\nCounts hours.\n');
		expect(files()['products/beta.md']).toContain(`website_url: https://beta.example\n---\n${long}\n`);
	});

	test('pages with front matter, whose texts are Markdown with HTML', async () => {
		const { put, run, files } = importFolder();
		put(
			'products/acme-js.md',
			'---\ntitle: Acme JS\naddedAt: 2025-08-18\ncategory: framework\ntags: javascript-runtime\niconSlug: acme\npermalink: /acme-js\nalternate_urls:\n  - /acme\nreleases:\n  - releaseCycle: "7"\n    latest: "7.5.0"\n---\n\n> [Acme](https://acme.example) is a framework.\n\n<details>Releases</details>\n',
		);
		await run('products', { createCategories: true });
		expect(files()['products/acme-js.md']).toBe(
			'---\nname: Acme JS\ncategories:\n  - framework\n---\n> [Acme](https://acme.example) is a framework.\n\n<details>Releases</details>\n',
		);
	});

	test('a table in which other products have the same slug', async () => {
		const { put, refused } = importFolder();
		put(
			'apps.csv',
			'category,name,homepage,git,description\nproductivity,mdt,https://one.example/mdt,,"A todo manager (says ""mdt"")."\nproductivity,mdt,https://two.example/mdt,,A Markdown tool.\n',
		);
		expect(await refused('apps.csv')).toContain(
			'apps.csv:3 slug: The slug `mdt` is that of the row apps.csv:2, too. Delete one of the two, or give them a column `slug`.\n',
		);
	});

	test('its own table for spreadsheets', async () => {
		const { put, run, files } = importFolder();
		put(
			'products.csv',
			"slug,name,tagline,categories,pricing_model,price_label,maker,website_url,votes,reviews_count,average_rating,first_launched_on,url\r\nacme,Acme,'=sum of all notes,productivity developer-tools,freemium,Free,Ada,https://acme.example,12,3,4.5,2026-11-09,https://catalog.example/products/acme\r\n",
		);
		await run('products.csv', { approve: true });
		expect(files()['products/acme.md']).toBe(
			'---\nname: Acme\ntagline: =sum of all notes\ncategories:\n  - productivity\n  - developer-tools\npricing_model: freemium\nprice_label: Free\nmaker: Ada\nwebsite_url: https://acme.example\nfirst_launched_on: 2026-11-09\nreviews_count: 3\naverage_rating: 4.5\n---\n',
		);
	});

	test('bodies of its own API', async () => {
		const { put, run, files } = importFolder();
		const item = {
			name: 'Acme',
			slug: 'acme',
			categories: ['productivity'],
			url: 'https://catalog.example/products/acme',
		};
		put('list.json', JSON.stringify({ products: [item], page: 1, total_pages: 1, total_count: 1 }));
		put(
			'product.json',
			JSON.stringify({ product: { ...item, description: 'Notes.\n\nMore.', website_url: 'https://acme.example' } }),
		);
		const week = {
			slug: '2026-w46',
			name: 'Week 46',
			status: 'finished',
			starts_on: '2026-11-09',
			ends_on: '2026-11-15',
			url: 'x',
		};
		put(
			'week.json',
			JSON.stringify({
				launch_period: week,
				rankings: [{ position: 1, product: 'acme', name: 'Acme', score: 9, votes: 8, comments: 2, url: item.url }],
			}),
		);
		await run('list.json');
		expect(files()['products/acme.md']).toBe('---\nname: Acme\ncategories:\n  - productivity\n---\n');
		await run('product.json');
		await run('week.json', { category: 'productivity' });
		expect(files()['products/acme.md']).toBe(
			'---\nname: Acme\ncategories:\n  - productivity\nwebsite_url: https://acme.example\nlaunches:\n  - period: 2026-w46\n    votes: 8\n    comments: 2\n---\nNotes.\n\nMore.\n',
		);
	});
});
