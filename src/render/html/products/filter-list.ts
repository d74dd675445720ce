/** Connects the text fields that hide the entries of a list whose names do not contain what a reader types. */
import { filters as t } from '../../../texts/sections.ts';

/** A text without case and accents. */
const plain = (text = ''): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

for (const field of document.querySelectorAll<HTMLInputElement>('input[data-filters]')) {
	const list = document.getElementById(field.dataset['filters'] ?? '');
	const status = list?.parentElement?.querySelector('[role="status"]');
	const entries = [...(list?.querySelectorAll<HTMLElement>(':scope > *') ?? [])];
	// It would submit the form around the field.
	field.addEventListener('keydown', (event) => {
		if (event.key === 'Enter') event.preventDefault();
	});
	field.addEventListener('input', () => {
		const typed = plain(field.value);
		const found = entries.filter((entry) => plain(entry.querySelector('a, span')?.textContent).includes(typed));
		for (const entry of entries) entry.style.display = found.includes(entry) ? '' : 'none';
		if (status) status.textContent = found.length > 0 ? '' : t.noMatch;
	});
}
