import { describe, expect, test } from 'vitest';
import type { OwnField } from '../../../src/content/schemas/own-fields.ts';
import { checkDraft } from '../../../src/drafts/check-draft.ts';
import type { Draft } from '../../../src/drafts/draft.ts';
import { unknownWords, withUnknownWords, wordRemedies } from '../../../src/render/html/launch/unknown-words.ts';
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

test("a value of the board's own fields that the form cannot show is kept until the person leaves it out", () => {
	const base = { lists: false, searched: false, makers: true } as const;
	const own_fields = [
		{ ...base, name: 'license', label: 'License', type: 'choice', options: ['MIT'] },
		{ ...base, name: 'size', label: 'Size', type: 'number' },
	] satisfies OwnField[];
	const draft = { name: 'A', categories: ['maps'], own: { license: 'Apache', size: 'big' } };
	const { problems } = checkDraft(draft, { ...words, own_fields }, []);
	const unknown = unknownWords(draft, problems, { license: '', size: 'big' });
	expect(unknown).toEqual([{ field: 'own.license', word: 'Apache', problem: problems[0] }]);
	expect(withUnknownWords({ own: { size: 'big' } }, unknown).own).toEqual(draft.own);
	expect(unknown.map(({ problem }) => wordRemedies(problem, {}, words))).toEqual([[{ label: 'Leave it out' }]]);
});
