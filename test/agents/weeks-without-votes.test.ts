import { describe, expect, test } from 'vitest';
import { getProduct } from '../../src/agents/operations/get-products.ts';
import { getLaunchPeriod, listWinners } from '../../src/agents/operations/launch-periods.ts';
import { listProducts } from '../../src/agents/operations/list-products.ts';
import { operations } from '../../src/agents/operations.ts';
import { launchedCatalog } from '../render/lists/launched-catalog.ts';
import { agentTexts } from '../support/agent-texts.ts';
import { recordedSite } from '../support/recorded-site.ts';

const catalog = launchedCatalog({ acme: { name: 'Acme', launches: { '2026-w45': 0 } } });

describe('a week in which no launch has a score above 0', () => {
	const { site } = recordedSite(agentTexts(catalog));

	test.for([
		[getLaunchPeriod, { launch_period: '2026-w45' }, 'No votes yet in 2026-w45'],
		[listWinners, {}, '2026-w45, 2026-11-02 to 2026-11-08, finished: no winner'],
		[getProduct, { product: 'acme' }, '2026-w45, no place, 0 votes, 0 comments'],
		[listProducts, { fields: ['best_place', 'votes'] }, '- acme, 0 votes'],
	] as const)('has no place in the text of %o', async ([{ name }, input, text]) => {
		const operation = operations.find((each) => each.name === name);
		const result = await operation?.run(operation.input.parse(input), site);
		expect(result).toMatchObject({ text: expect.stringContaining(text) });
		expect(JSON.stringify(result)).not.toMatch(/place \d|\d\. "Acme|best_place"/);
	});
});
