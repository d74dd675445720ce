/** The options of the search index, for everything that makes, loads or searches it with MiniSearch. */
import { ignoredPattern, termPattern, termsOf } from './terms.ts';

/** What the index itself says of them: all that is data, with the two expressions of which terms are made. */
export const publishedOptions = {
	idField: 'slug',
	fields: ['name', 'tagline', 'categories', 'maker'],
	storeFields: ['name', 'tagline', 'categories'],
	searchOptions: { boost: { name: 5, categories: 2 }, prefix: true, combineWith: 'AND' },
	ignored: ignoredPattern,
	term: termPattern,
};

const { ignored: _, term: __, searchOptions, ...data } = publishedOptions;

export const indexOptions = {
	...data,
	searchOptions: { ...searchOptions, combineWith: 'AND' as const },
	tokenize: termsOf,
	processTerm: (term: string): string => term,
};
