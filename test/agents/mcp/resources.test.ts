import { describe, expect, test } from 'vitest';
import { callMcp } from '../../support/call-mcp.ts';
import { inventedSite } from '../../support/invented-site.ts';
import { baseUrl } from '../../support/run-build.ts';

const { site } = inventedSite();

describe('completion/complete', () => {
	const complete = async (folder: string, value: string, name = 'slug') => {
		const ref = { type: 'ref/resource', uri: `${baseUrl}/${folder}/{slug}.md` };
		const { result, error } = await callMcp(site, 'completion/complete', { ref, argument: { name, value } });
		return error ?? result.completion.values;
	};

	test.for([
		['products', 'zen', ['zentra-2']],
		['makers', 'example', ['ada-example', 'grace-example']],
		['launches', '2026-w4', ['2026-w47', '2026-w46', '2026-w45', '2026-w44', '2026-w40']],
		['categories', 'q'.repeat(30_000), []],
	] as const)('of %s begun as `%s` gives %j', async ([folder, value, values]) => {
		expect(await complete(folder, value)).toEqual(values);
	});

	test.for(['constructor', 'toString', '__proto__'])('gives nothing for an argument named %s', async (name) => {
		expect(await complete('products', 'a', name)).toEqual({ code: -32602, message: 'Nothing has this name.' });
	});
});
