import { describe, expect, test } from 'vitest';
import { answerSentence } from '../../src/agents/a2a/understand.ts';
import { agentTexts } from '../support/agent-texts.ts';
import { recordedSite } from '../support/recorded-site.ts';
import { searchTexts } from '../support/search-texts.ts';
import { catalogOf, listFiles } from '../support/synthetic-catalog.ts';

const names = [
	'November',
	'today',
	'2026',
	'Help',
	'help',
	'ACME',
	'Acme',
	'a',
	'A '.repeat(40).trim(),
	'{',
	'Last, Week',
];
const catalog = catalogOf(names);
const { site } = recordedSite({ ...listFiles(catalog), ...agentTexts(catalog), ...searchTexts(catalog) });
const slugOf = (name: string) => catalog.products.find((product) => product.name === name)?.slug;

describe('a name in quotation marks', () => {
	test.for(names)('is the product of just this name: %s', async (name) => {
		const { text } = await answerSentence(`tell me about "${name}"`, site);
		expect(text).toContain(`The product ${slugOf(name)}:`);
	});

	test.for(['“November”', '„November“', '„November”', '«November»'])('stands in any marks: %s', async (quoted) => {
		expect((await answerSentence(`what is ${quoted}?`, site)).text).toContain(`The product ${slugOf('November')}:`);
	});

	test('is one of two that are compared', async () => {
		const { text } = await answerSentence('compare "ACME" and "Acme"', site);
		expect(text).toContain(`"ACME" (${slugOf('ACME')})`);
		expect(text).toContain(`"Acme" (${slugOf('Acme')})`);
	});

	test('is read like other words where no product has it', async () => {
		expect((await answerSentence('tell me about "november"', site)).text).not.toContain('The product');
	});
});
