/**
 * Puts what a draft has chosen at the head of each list that scrolls, where it is in sight; the rest keeps its order.
 * Only while a draft is filled in: under the hand of a person nothing moves.
 */
export function chosenFirst(form: HTMLFormElement): () => void {
	const lists = [...form.querySelectorAll('.choices.many')].map((list) => ({ list, choices: [...list.children] }));
	return () => {
		for (const { list, choices } of lists) {
			list.replaceChildren(...choices.toSorted((one, other) => Number(isChosen(other)) - Number(isChosen(one))));
			list.scrollTop = 0;
		}
	};
}

const isChosen = (choice: Element): boolean => choice.querySelector(':checked') !== null;
