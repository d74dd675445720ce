/**
 * Scores the answers of an A2A endpoint to sentences: a sentence is a line of JSON with what the answer must hold, and
 * what it must not. An answer with anything that it must not hold is a wrong fact, which counts for more than none.
 */
import { readFileSync } from 'node:fs';

interface Sentence {
	readonly id: string;
	readonly language: string;
	/** What it tests, such as `comparison`. */
	readonly kind: string;
	readonly text: string;
	/** Of each group one text has to be in the answer. */
	readonly must_any: readonly (readonly string[])[];
	readonly must_not: readonly string[];
}

interface ScoredSentence {
	readonly sentence: Sentence;
	readonly isSensible: boolean;
	/** What the answer says though it must not. */
	readonly wrong: readonly string[];
	/** Groups of which the answer has nothing. */
	readonly missing: readonly (readonly string[])[];
}

export interface SentenceScore {
	readonly scored: readonly ScoredSentence[];
	readonly sensible: number;
	readonly wrongFacts: number;
}

/** @param file - Lines of JSON; @param base - Base of the running site, without a trailing slash. */
export async function scoreSentences(file: string, base: string): Promise<SentenceScore> {
	const sentences = readFileSync(file, 'utf8')
		.trim()
		.split('\n')
		.map((line): Sentence => JSON.parse(line));
	const scored: ScoredSentence[] = [];
	for (const sentence of sentences) scored.push(scoreAnswer(sentence, await answerTo(sentence.text, base)));
	return {
		scored,
		sensible: scored.filter(({ isSensible }) => isSensible).length,
		wrongFacts: scored.filter(({ wrong }) => wrong.length > 0).length,
	};
}

/** @param answer - Text and data of all parts; empty when there was none. */
export function scoreAnswer(sentence: Sentence, answer: string): ScoredSentence {
	// What merely repeats the sentence says nothing.
	const said = plain(answer).replaceAll(plain(sentence.text), ' ');
	const missing = sentence.must_any.filter((group) => !group.some((text) => holds(said, plain(text))));
	const wrong = sentence.must_not.filter((text) => holds(said, plain(text)));
	return { sentence, missing, wrong, isSensible: answer !== '' && missing.length === 0 && wrong.length === 0 };
}

const plain = (text: string): string =>
	text
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[’‘]/g, "'")
		.replace(/[\u00a0\u202f]/g, ' ');

/** A number is not found within a longer one, and a bare number not within a date or a slug. */
function holds(said: string, text: string): boolean {
	const isNumber = /^[\d.]+$/.test(text);
	for (let at = said.indexOf(text); at >= 0; at = said.indexOf(text, at + 1)) {
		const [before, after] = [said.slice(Math.max(0, at - 2), at), said.slice(at + text.length, at + text.length + 2)];
		const continuesBefore = /^\d/.test(text) && (isNumber ? /[\dw-]$|\d[.,]$/ : /\d$|\d[.,]$/).test(before);
		const continuesAfter = /\d$/.test(text) && (isNumber ? /^\d|^[.,-]\d/ : /^\d|^[.,]\d/).test(after);
		if (!continuesBefore && !continuesAfter) return true;
	}
	return false;
}

async function answerTo(text: string, base: string): Promise<string> {
	const message = { messageId: crypto.randomUUID(), role: 'ROLE_USER', parts: [{ text }] };
	const response = await fetch(`${base}/a2a`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'a2a-version': '1.0' },
		body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'SendMessage', params: { message } }),
	});
	const { result } = await response.json();
	const parts: readonly { readonly text?: string; readonly data?: object }[] = result?.message?.parts ?? [];
	return parts.map((part) => part.text ?? JSON.stringify(part.data ?? '')).join('\n');
}
