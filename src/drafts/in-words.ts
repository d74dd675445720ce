import { slugOf } from '../content/schemas/slug-of.ts';
import { suggest } from '../content/schemas/suggest.ts';
import type { Draft } from './draft.ts';
import { type DraftProblem, problem } from './problem.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Word {
	readonly slug: string;
	readonly name: string;
}

/** The draft with slugs in place of names, as far as the vocabulary knows them; unknown words stay as they are. */
export function inWords(draft: Draft, vocabulary: Vocabulary): { draft: Draft; problems: DraftProblem[] } {
	const problems: DraftProblem[] = [];
	const slugFor = (field: string, text: string, words: readonly Word[]): string => {
		const word = find(text, words);
		if (!word) problems.push(problem(field, 'unknown_word', { fix: nearest(text, words) }));
		return word?.slug ?? text;
	};
	const result = { ...draft };
	if (draft.categories) {
		const slugs = draft.categories.map((text, index) => slugFor(`categories[${index}]`, text, vocabulary.categories));
		result.categories = [...new Set(slugs)];
	}
	if (draft.pricing_model) {
		result.pricing_model = slugFor('pricing_model', draft.pricing_model, vocabulary.pricing_models);
	}
	if (draft.plan) result.plan = slugFor('plan', draft.plan, vocabulary.plans);
	if (draft.period) result.period = slugFor('period', draft.period, vocabulary.launch_periods);
	return { draft: result, problems };
}

function find(text: string, words: readonly Word[]): Word | undefined {
	if (text.length > maximumWordLength) return undefined;
	const folded = fold(text);
	return (
		words.find(({ slug }) => slug === text) ?? words.find((word) => [word.slug, word.name].map(fold).includes(folded))
	);
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Words of the vocabulary only: what the draft says is not repeated. */
function nearest(text: string, words: readonly Word[]): string {
	const slugs = words.map(({ slug }) => slug);
	const near = suggest(slugOf(text.slice(0, 100)), slugs).trim();
	if (near) return near;
	const shown = slugs.slice(0, maximumShown).map((slug) => `\`${slug}\``);
	return `Use one of ${shown.join(', ')}${slugs.length > shown.length ? ' …' : ''}.`;
}

const maximumShown = 30;

/** No word is longer, in code units. */
const maximumWordLength = 400;
