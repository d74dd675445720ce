/** Which words of a sentence a negation such as `not` or `except` reaches. */

import type { Sign } from './signs.ts';
import type { Span } from './spans.ts';
import { type Token, wordSet } from './tokens.ts';
import { fillers } from './words/fillers.ts';

const negations: ReadonlySet<Sign> = new Set(['except', 'not']);
/** What may stand between a negation and what it leaves out: `not the ones that I need`, `I do not want games`. */
const passed: ReadonlySet<Sign> = new Set(['thing', 'find', 'list', 'exists', 'mine', 'for', 'by', 'else', 'neutral']);
const more = wordSet('that which welche welcher produkte are is from in of with und and or oder auf total overall');
const limiting = wordSet('only just nur bloß');
const contrasting = wordSet('but sondern however aber');
const joining = wordSet('or nor oder sowie and und');
/** A word behind these is what a product has or lacks: `without ads`. */
const lacking = wordSet('without ohne');
const lackingUnlessKinds = wordSet('no kein keine keinen keinerlei');
/** `an app that does not need internet`. */
const needing = wordSet('need needs require requires needing requiring brauche brauchen braucht benötigt benötigen');
const maximumBetween = 6;

export interface Negations {
	/** Tokens that are left out, with the sign by which they are. */
	readonly reached: ReadonlyMap<number, Sign>;
	/** Those of them that name no filter: products that have these words are left out. */
	readonly words: readonly number[];
	/** Those that say what a product does without: no search can tell. */
	readonly lacked: readonly number[];
	/** Whether one reaches nothing that can be left out. */
	readonly isLoose: boolean;
}

interface Sentence {
	readonly tokens: readonly Token[];
	readonly spans: ReadonlyMap<number, Span>;
	/** Whether a token is of something that can be left out. */
	readonly canBeLeftOut: (at: number) => boolean;
	/** Whether a token is a word that the grammar does not know. */
	readonly isOther: (at: number) => boolean;
}

export function negationsIn(sentence: Sentence): Negations {
	const reached = new Map<number, Sign>();
	const words: number[] = [];
	const lacked: number[] = [];
	let isLoose = false;
	for (const span of new Set(sentence.spans.values())) {
		const sign = span.signs?.find((own) => negations.has(own));
		if (sign === undefined || span.price !== undefined) continue;
		if (limiting.has(sentence.tokens[span.end]?.key ?? '')) continue;
		const isAhead = sentence.tokens[span.end]?.isBehindComma !== true;
		const ahead = isAhead ? reachedAhead(sentence, span.end) : nothing;
		const found = ahead.found.length > 0 || ahead.others.length > 0 ? ahead : reachedBefore(sentence, span.from);
		for (const at of found.found) reached.set(at, sign);
		if (isLacking(sentence, span, found.others[0])) lacked.push(...found.others);
		else if (found.others.length === 1) words.push(...found.others);
		else if (found.others.length > 1) isLoose = true;
		if (found.found.length === 0 && found.others.length === 0) {
			if (lacking.has(sentence.tokens[span.from]?.key ?? '')) lacked.push(span.from);
			else isLoose = true;
		}
	}
	for (const at of words) reached.set(at, 'not');
	return { reached, words, lacked, isLoose };
}

interface Reached {
	readonly found: readonly number[];
	readonly others: readonly number[];
}

const nothing: Reached = { found: [], others: [] };

/** What stands behind a negation, up to a contrast or the end of its part of the sentence. */
function reachedAhead({ tokens, spans, canBeLeftOut, isOther }: Sentence, from: number): Reached {
	const found: number[] = [];
	const others: number[] = [];
	let isJoined = true;
	for (let at = from; at < tokens.length && at < from + maximumBetween + found.length; at++) {
		const { key = '', isBehindStop = false } = tokens[at] ?? {};
		if ((isBehindStop && at > from) || contrasting.has(key)) break;
		const hasTarget = found.length > 0 || others.length > 0;
		if (canBeLeftOut(at)) {
			if (!isJoined && spans.get(at) !== spans.get(at - 1) && !others.includes(at - 1)) break;
			found.push(at);
			isJoined = false;
		} else if (isOther(at)) {
			if (hasTarget && !isJoined && !others.includes(at - 1)) break;
			others.push(at);
			isJoined = false;
		} else if (joining.has(key)) isJoined = true;
		else if (hasTarget || !isPassed(key, spans.get(at))) break;
	}
	return { found, others };
}

/** `subscriptions I do not want`. */
function reachedBefore({ tokens, spans, canBeLeftOut }: Sentence, from: number): Reached {
	for (let at = from - 1; at >= Math.max(0, from - maximumBetween); at--) {
		if (canBeLeftOut(at) && spans.get(at)?.row === undefined) {
			const { from: first = at, end = at + 1 } = spans.get(at) ?? {};
			return { found: Array.from({ length: end - first }, (_, index) => first + index), others: [] };
		}
		if (!isPassed(tokens[at]?.key ?? '', spans.get(at)) || tokens[at + 1]?.isBehindStop) break;
	}
	return { found: [], others: [] };
}

const isPassed = (key: string, span: Span | undefined): boolean =>
	more.has(key) || (span?.signs ? span.signs.some((sign) => passed.has(sign)) : span === undefined && fillers.has(key));

/** Whether `no ads` is meant, not `no chat tools`. */
function isLacking({ tokens, spans }: Sentence, { from }: Span, other: number | undefined): boolean {
	if (other === undefined) return false;
	const { key = '' } = tokens[from] ?? {};
	if (lacking.has(key)) return true;
	if (tokens.slice(from + 1, other).some((own) => needing.has(own.key))) return true;
	const isKind = spans.get(other + 1)?.signs?.includes('thing') === true;
	return lackingUnlessKinds.has(key) && !isKind && !contrasting.has(tokens[from - 1]?.key ?? '');
}
