/** Connects the text fields that hide the entries of a list whose names do not contain what a reader types, once one has the focus. */
import { filters as t } from '../../../texts/sections.ts';

/** A text without case and accents. */
const plain = (text = ''): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

const nameOf = (entry: HTMLElement) => (entry.querySelector('.name') ?? entry.querySelector('a, span'))?.textContent;

for (const field of document.querySelectorAll<HTMLInputElement>('input[data-filters]')) {
	const list = document.getElementById(field.dataset['filters'] ?? '');
	const status = field.nextElementSibling;
	const entries = [...(list?.querySelectorAll<HTMLElement>('li, label') ?? [])];
	const names = entries.map((entry) => plain(nameOf(entry)));
	/** Entries by letter, each letter folded. */
	const folds = [...(list?.querySelectorAll('details') ?? [])];
	// It would submit the form around the field.
	field.addEventListener('keydown', (event) => {
		if (event.key === 'Enter') event.preventDefault();
	});
	const filter = (): void => {
		const typed = plain(field.value);
		const found = new Set(entries.filter((_, index) => names[index]?.includes(typed)));
		for (const entry of entries) entry.style.display = found.has(entry) ? '' : 'none';
		const foldsOfFound = new Set([...found].map((entry) => entry.closest('details')));
		for (const fold of folds) {
			fold.style.display = foldsOfFound.has(fold) ? '' : 'none';
			fold.open = typed !== '' && foldsOfFound.has(fold);
		}
		if (status)
			status.textContent = found.size === 0 ? t.noMatch : typed === '' ? '' : t.matches({ count: found.size });
	};
	field.addEventListener('input', filter);
	// What was typed before the script was there.
	if (field.value) field.dispatchEvent(new Event('input', { bubbles: true }));
}
