/** Gives terms numbers in the order in which they are met. Texts are cut word by word, since most words come again. */
import { termsOf } from '../../../search/terms.ts';

const hasLetterOrDigit = /[\p{L}\p{N}]/u;

export class TermNumbers {
	readonly #terms: string[] = [];
	readonly #numbers = new Map<string, number>();
	/** Of words as they are written, between spaces. */
	readonly #words = new Map<string, readonly number[]>();

	/** By number. */
	get terms(): readonly string[] {
		return this.#terms;
	}

	/** The numbers of `termsOf(text)`. */
	of(text: string): number[] {
		const found: number[] = [];
		this.visit(text, (term) => {
			found.push(term);
			return true;
		});
		return found;
	}

	/** @param visit - Called for each term in its order, as long as it returns `true`. */
	visit(text: string, visit: (term: number) => boolean): void {
		let [from, isEmpty] = [0, true];
		for (let end = 0; end <= text.length; end++) {
			if (end < text.length && !isSpace(text.charCodeAt(end))) continue;
			for (const term of from < end ? this.#ofWord(text.slice(from, end)) : []) {
				isEmpty = false;
				if (!visit(term)) return;
			}
			from = end + 1;
		}
		// A text without letters and digits is a term as a whole.
		if (isEmpty) for (const term of termsOf(text)) if (!visit(this.#numberOf(term))) return;
	}

	#ofWord(word: string): readonly number[] {
		const known = this.#words.get(word);
		if (known) return known;
		const terms = termsOf(word).filter((term) => hasLetterOrDigit.test(term));
		const numbers = terms.map((term) => this.#numberOf(term));
		this.#words.set(word, numbers);
		return numbers;
	}

	#numberOf(term: string): number {
		const number = this.#numbers.get(term) ?? this.#terms.length;
		if (number === this.#terms.length) {
			this.#numbers.set(term, number);
			this.#terms.push(term);
		}
		return number;
	}
}

/** Spaces, tabs and ends of lines. */
const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);
