/** Connects the text fields that hide the entries of a list that do not contain what a reader types. */

/** A text without case and accents. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

for (const field of document.querySelectorAll<HTMLInputElement>('input[data-filters]')) {
	const list = document.getElementById(field.dataset['filters'] ?? '');
	const entries = [...(list?.querySelectorAll('li') ?? [])].map((item) => {
		return { item, name: plain(item.querySelector('a')?.textContent ?? '') };
	});
	const status = list?.parentElement?.querySelector('[role="status"]');
	const filter = () => {
		const typed = plain(field.value);
		for (const { item, name } of entries) item.hidden = !name.includes(typed);
		const found = entries.some(({ item }) => !item.hidden);
		if (status) status.textContent = found ? '' : 'No match. Try a shorter word.';
	};
	field.addEventListener('input', filter);
	// A browser keeps what was typed when the reader comes back.
	filter();
}
