/** Which answer a sentence gets: that of the first rule of the tables that fits. */
import { recordAnswer } from '../answers/record-answer.ts';
import type { Reading } from '../grammar/reading.ts';
import { listRules } from './list-rules.ts';
import { productRules } from './product-rules.ts';
import { requestRules } from './request-rules.ts';
import type { Has, Rule } from './rule.ts';
import { tallyRules } from './tally-rules.ts';
import { weekRules } from './week-rules.ts';

const rules: readonly Rule[] = [...requestRules, ...productRules, ...tallyRules, ...weekRules, ...listRules];

const otherwise: Rule = { name: 'not understood', fits: () => true, answer: recordAnswer, needs: 'any' };

export function ruleFor(reading: Reading): Rule {
	const has: Has = (...signs) => signs.some((sign) => reading.signs.has(sign));
	return rules.find(({ fits }) => fits(reading, has)) ?? otherwise;
}
