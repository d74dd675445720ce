/** What agents get of the fields that a board declares. */
import { describe, expect, test } from 'vitest';
import { ownFieldsFile } from '../../src/urls/paths.ts';
import { named } from '../content/content-folder.ts';
import { agentTexts } from '../support/agent-texts.ts';
import { callMcp } from '../support/call-mcp.ts';
import { catalogIn } from '../support/catalog.ts';
import { everyType, everyValue } from '../support/own-fields.ts';
import { recordedSite } from '../support/recorded-site.ts';

const products = { 'products/acme.md': everyValue, 'products/beta.md': named('Beta', 'first_launched_on: 2026-11-16') };
const texts = agentTexts(catalogIn({ ...products, 'site.yaml': everyType }));

async function call(name: string, args: object) {
	const { site, read } = recordedSite(texts);
	const { result } = await callMcp(site, 'tools/call', { name, arguments: args });
	const [{ text }] = result.content;
	return { text, data: result.structuredContent, untrusted: result._meta['launch-catalog/untrusted'], read };
}

const own = {
	...{ license: 'C++', motto: '=cmd() **<b>x</b>**', repository: 'https://www.acme.example/r' },
	...{ size: 0, audited_on: '2026-01-31', founded: 1984 },
};

describe('the fields of a board', () => {
	test('are beside a product, with the texts of makers quoted and named as untrusted', async () => {
		const { text, data, untrusted } = await call('get_product', { slug: 'acme' });
		expect(data.own).toEqual(own);
		expect(data.product).not.toHaveProperty('license');
		expect(untrusted.slice(-2)).toEqual(['own.motto', 'own.repository']);
		const lines = ['License: C++', 'Motto: "=cmd() **<b>x</b>**"', 'Source code: "https://www.acme.example/r"'];
		expect(text).toContain([...lines, 'Size: 0 MB', 'Audited on: 2026-01-31', 'Founded: 1984'].join('\n- '));
	});

	test('are in each of several products, unless other members are asked for', async () => {
		const slugs = { products: ['acme', 'beta'] };
		const { text, data, untrusted } = await call('get_products', slugs);
		expect(data.products.map(({ own }: { own: unknown }) => own)).toEqual([own, undefined]);
		expect(untrusted.slice(-2)).toEqual(['products[].own.motto', 'products[].own.repository']);
		expect(text).toContain('License: C++, Motto: "=cmd() **<b>x</b>**"');
		const chosen = await call('get_products', { ...slugs, fields: ['name'] });
		expect(JSON.stringify(chosen)).not.toContain('C++');
	});

	test.for([
		['{', 'is damaged. Build the catalog.'],
		['{}', 'lacks what this server reads: fields. Another version built this release. Build the catalog.'],
		['{"fields":[{"name":"size"}],"columns":{"size":[]}}', 'lacks what this server reads: size.'],
	])('name their file where it is damaged: %s', async ([text, message]) => {
		const reported: unknown[] = [];
		const { site } = recordedSite({ ...texts, [ownFieldsFile]: String(text) });
		const onError = (error: unknown) => reported.push(error);
		await callMcp({ ...site, onError }, 'tools/call', { name: 'get_product', arguments: { slug: 'acme' } });
		expect(String(reported)).toContain(`\`${ownFieldsFile}\` ${message}`);
	});

	test('cost a board without them no reading', async () => {
		const { site, read } = recordedSite(agentTexts(catalogIn({ 'products/beta.md': products['products/beta.md'] })));
		await callMcp(site, 'tools/call', { name: 'get_product', arguments: { slug: 'beta' } });
		expect(read).not.toContain(ownFieldsFile);
	});
});
