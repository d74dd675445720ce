/** Answers a sentence: its words are read by a grammar over the words of the catalog, and the first rule that fits answers. */
import type { OperationResult } from '../operations/operation.ts';
import { quoted, untrustedNote } from '../operations/plain-text.ts';
import type { AgentSite } from '../site.ts';
import { withoutIdleWords } from './answers/idle-words.ts';
import { writtenWords } from './answers/lines.ts';
import { needAnswer } from './answers/need-answer.ts';
import { catalogWords } from './grammar/catalog-words.ts';
import { type Need, needIn } from './grammar/intents/needs.ts';
import { findQuotedNames } from './grammar/quoted-names.ts';
import { readSentence } from './grammar/read-sentence.ts';
import type { Reading } from './grammar/reading.ts';
import { correctSpelling } from './grammar/spelling.ts';
import { tokensOf } from './grammar/tokens.ts';
import { findWebsites } from './grammar/websites.ts';
import type { Rule } from './rules/rule.ts';
import { ruleFor } from './rules/rules.ts';

export async function answerSentence(text: string, site: AgentSite): Promise<OperationResult> {
	const words = await catalogWords(site);
	const { sentence, products: quotedNames } = findQuotedNames(text, words);
	const known = new Map([...(await findWebsites(sentence, words, site)), ...quotedNames]);
	const { tokens, products } = await correctSpelling(tokensOf(sentence), words, site, known);
	const whole = readSentence(tokens, words, products);
	const { reading, unused } = await withoutIdleWords({ reading: whole, words, site });
	const rule = ruleFor(reading);
	const need = needFor(rule, whole);
	const found = need && (await needAnswer({ reading: whole, words, site }, need));
	if (found) return found;
	const result = await rule.answer({ reading, words, site });
	const left = unused.length > 0 ? `I did not use ${quoted(writtenWords(unused))}.\n` : '';
	return { ...result, text: withNote(`${left}${result.text}`) };
}

/** A text that names a product ends with the note about what makers wrote. */
const withNote = (text: string): string =>
	text.includes('" (') && !text.endsWith(untrustedNote) ? `${text}\n${untrustedNote}` : text;

function needFor({ needs }: Rule, whole: Reading): Need | undefined {
	if (needs === undefined) return undefined;
	return needIn(whole) ?? (needs === 'any' ? needIn(whole, false) : undefined);
}
