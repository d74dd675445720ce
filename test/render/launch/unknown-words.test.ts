import { describe, expect, test } from 'vitest';
import { checkDraft } from '../../../src/drafts/check-draft.ts';
import type { Draft } from '../../../src/drafts/draft.ts';
import { wordRemedies } from '../../../src/render/html/launch/unknown-words.ts';
import { vocabulary } from '../../drafts/sample.ts';

const words = {
	...vocabulary,
	categories: Object.entries({ maps: 'Maps', free: 'Free culture' }).map(([slug, name]) => ({ slug, name })),
	pricing_models: [{ slug: 'free', name: 'Free of charge', free: true }],
};

function remediesOf(draft: Draft, chosen: Draft) {
	const { problems } = checkDraft(draft, words, []);
	return Object.fromEntries(problems.map((problem) => [problem.field, wordRemedies(problem, chosen, words)]));
}

describe('wordRemedies', () => {
	test('are the words that are near, and to leave it out where the draft can do without', () => {
		expect(remediesOf({ name: 'A', categories: ['mpas'], pricing_model: 'fre' }, {})).toEqual({
			'categories[0]': [{ label: 'Use Maps', choice: 'maps' }],
			pricing_model: [{ label: 'Use Free of charge', choice: 'free' }, { label: 'Leave it out' }],
		});
	});

	test('are no words that the same field has already', () => {
		const draft = { name: 'A', categories: ['mpas', 'maps', 'free'], pricing_model: 'fre' };
		expect(remediesOf(draft, { categories: ['maps', 'free'] })).toEqual({
			'categories[0]': [{ label: 'Leave it out' }],
			pricing_model: [{ label: 'Use Free of charge', choice: 'free' }, { label: 'Leave it out' }],
		});
	});

	test('are none of plan and week, which the person chooses', () => {
		const draft = { name: 'A', categories: ['maps'], plan: 'fre', period: '2026-w64' };
		expect(remediesOf(draft, {})).toEqual({ plan: [], period: [] });
	});
});
