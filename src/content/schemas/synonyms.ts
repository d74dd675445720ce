import { z } from 'zod';
import { line } from './text.ts';

/** Readers type no longer phrases. */
const maximumWords = 3;

const phrase = line(60).refine(
	(text) => text.split(/[\s-]+/u).length <= maximumWords,
	`Must have ${maximumWords} words or fewer. Write what a reader would type into a search.`,
);

/** The content of `content/synonyms.yaml`. */
export const synonymsFile = z.strictObject({
	synonyms: z.array(z.array(phrase).min(2).max(20).superRefine(withoutRepetition).meta({ uniqueItems: true })).max(500),
});

export type Synonyms = z.output<typeof synonymsFile>['synonyms'];

function withoutRepetition(phrases: readonly string[], context: z.RefinementCtx): void {
	const plain = phrases.map((text) => text.toLowerCase());
	for (const [index, text] of plain.entries()) {
		if (plain.indexOf(text) === index) continue;
		context.addIssue({ code: 'custom', message: `Stands in this list twice. Delete one of them.`, path: [index] });
	}
}
