import { describe, expect, test } from 'vitest';
import { importFolder } from './import-folder.ts';

const acme = `---
name: Acme Notes
tagline: Notes that write back
categories:
  - productivity
maker: Acme
website_url: https://acme.example
launches:
  - period: 2026-w46
    votes: 214
    comments: 31
---
Some *Markdown*.
`;

/** The same product in every form that is read. */
const sources: readonly (readonly [what: string, name: string, text: string])[] = [
	[
		'CSV',
		'p.csv',
		'Name,Summary,Category,Author,Homepage,Week,Upvotes,Comments,Description\r\nAcme Notes,Notes that write back,Productivity,Acme,https://acme.example,2026-w46,214,31,Some *Markdown*.\r\n',
	],
	[
		'CSV with semicolons and a byte order mark',
		'p.csv',
		'\ufeffname;tag line;categories;maker;website;period;votes;comments;description\n"Acme Notes";"Notes that\nwrite back";productivity;Acme;https://acme.example;2026-11-12;214;31;Some *Markdown*.\n',
	],
	[
		'tabs',
		'p.tsv',
		'name\ttagline\tcategory\tmaker\turl\tweek\tvotes\tcomments\tbody\nAcme Notes\tNotes that write back\tproductivity\tAcme\thttps://acme.example\tWeek 46, 2026\t214\t31\tSome *Markdown*.\n',
	],
	[
		'a list of JSON',
		'p.json',
		JSON.stringify([
			{
				...{
					title: 'Acme Notes',
					tagline: 'Notes that write back',
					tags: [{ id: 7, name: 'Productivity' }],
					author: 'Acme',
				},
				...{
					homepage: 'https://acme.example',
					launch: { week: '2026-w46' },
					votes: 214,
					comments: 31,
					description: 'Some *Markdown*.',
				},
			},
		]),
	],
	[
		'an object with a list of JSON',
		'p',
		'{"version": 1, "apps": [\n{"name": "Acme Notes", "summary": "Notes that write back", "category": "productivity", "vendor": "Acme", "web": "https://acme.example", "period": "2026-w46", "votes": "214", "comments": 31, "body": "Some *Markdown*."}]}',
	],
	[
		'objects by their keys',
		'p.json',
		'{"acme-notes": {"name": "Acme Notes", "summary": "Notes that write back", "category": "productivity", "vendor": "Acme", "web": "https://acme.example", "period": "2026-w46", "votes": 214, "comments": 31, "body": "Some *Markdown*."}}',
	],
	[
		'NDJSON',
		'p.ndjson',
		'{"name": "Acme Notes", "summary": "Notes that write back", "category": "productivity", "vendor": "Acme", "web": "https://acme.example", "period": "2026-w46", "votes": 214, "comments": 31, "body": "Some *Markdown*."}\n',
	],
	[
		'a YAML list',
		'p.yaml',
		'- name: Acme Notes\n  summary: Notes that write back\n  category: productivity\n  vendor: Acme\n  web: https://acme.example\n  period: 2026-w46\n  votes: 214\n  comments: 31\n  body: |\n    Some *Markdown*.\n',
	],
	[
		'a folder of Markdown',
		'products/acme-notes.md',
		'---\ntitle: Acme Notes\nsummary: Notes that write back\ncategory: productivity\nvendor: Acme\nweb: https://acme.example\nperiod: 2026-w46\nvotes: 214\ncomments: 31\n---\n\nSome *Markdown*.\n',
	],
];

describe('an import', () => {
	test('leaves out a value that is nested thousands of levels deep', async () => {
		const { put, run } = importFolder();
		const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
		put('p.json', `[{ "name": "Deep", "category": "productivity", "description": ${deep} }]`);
		const { plan } = await run('p.json');
		expect(plan.added.map(({ slug }) => slug)).toEqual(['deep']);
	});

	test.for(sources)('reads %s', async ([, name, text]) => {
		const { put, run, files } = importFolder();
		put(name, text);
		const map = text.includes('"launch"') ? ['launch.week=period'] : [];
		const source = name.includes('/') ? 'products' : name;
		const { plan } = await run(source, { map });
		expect(plan.problems).toEqual([]);
		expect(files()['products/acme-notes.md']).toBe(acme);
	});

	test.for(sources)('changes nothing when it reads %s again', async ([, name, text]) => {
		const { put, run, files } = importFolder();
		put(name, text);
		const map = text.includes('"launch"') ? ['launch.week=period'] : [];
		const source = name.includes('/') ? 'products' : name;
		await run(source, { map });
		const before = files();
		const { plan, changeSet } = await run(source, { map });
		expect(changeSet.isEmpty).toBe(true);
		expect(plan.updates.map(({ slug, changes, conflicts }) => [slug, changes, conflicts])).toEqual([
			['acme-notes', [], []],
		]);
		expect(files()).toEqual(before);
	});

	test('names the line of each row, whatever stands before it', async () => {
		const { put, run } = importFolder();
		put('p.csv', 'name,category\n"Two\nlines",productivity\n\nB,productivity\n');
		put(
			'p.json',
			'{"meta": {"a": [1, {"b": 2}]},\n"list": [\n{"name": "A",\n "x": "[{", "category": "productivity"},\n{"name": "B", "category": "productivity"}]}',
		);
		put(
			'p.yaml',
			'# A comment\nlist:\n  - name: A\n    category: productivity\n\n  - name: B\n    category: productivity\n',
		);
		put('p.ndjson', '{"name": "A", "category": "productivity"}\n\n{"name": "B", "category": "productivity"}\n');
		const places = async (name: string) => (await run(name)).plan;
		expect((await places('p.csv')).added.map(({ place }) => place.split('/').at(-1))).toEqual(['p.csv:2', 'p.csv:5']);
		const json = await places('p.json');
		expect([...json.added, ...json.updates].map(({ place }) => place.split('/').at(-1))).toEqual([
			'p.json:3',
			'p.json:5',
		]);
		const yaml = await places('p.yaml');
		expect(yaml.updates.map(({ place }) => place.split('/').at(-1))).toEqual(['p.yaml:3', 'p.yaml:6']);
		const ndjson = await places('p.ndjson');
		expect(ndjson.updates.map(({ place }) => place.split('/').at(-1))).toEqual(['p.ndjson:1', 'p.ndjson:3']);
	});
});
