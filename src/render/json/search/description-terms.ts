/** The words of a description by which its product is found: the first ones that stand nowhere else in the index. */
import { commonWords } from '../../../search/common-words.ts';
import type { TermNumbers } from './term-numbers.ts';

/** More of them would be most of the index. */
const maximumTerms = 24;

/** Of a description that is looked at. */
const maximumLength = 500;

const minimumTerm = 3;

/** Targets of links, and addresses. */
const address = /\]\([^()\s]{0,500}\)|https?:\/\/\S{0,500}/g;

export class DescriptionTerms {
	readonly #numbers: TermNumbers;
	/** By number of a term: the last round in which it was left out or found. */
	readonly #rounds: number[] = [];
	#round = 0;

	constructor(numbers: TermNumbers) {
		this.#numbers = numbers;
	}

	/** Begins with another product. */
	forget(): void {
		this.#round++;
	}

	/** Terms of the other fields. */
	leaveOut(terms: readonly number[]): void {
		for (const term of terms) this.#rounds[term] = this.#round;
	}

	of(description = ''): number[] {
		const found: number[] = [];
		this.#numbers.visit(description.slice(0, maximumLength).replaceAll(address, ' '), (number) => {
			if (this.#rounds[number] === this.#round) return true;
			this.#rounds[number] = this.#round;
			const term = this.#numbers.terms[number] ?? '';
			if (term.length >= minimumTerm && !commonWords.has(term)) found.push(number);
			return found.length < maximumTerms;
		});
		return found;
	}
}
