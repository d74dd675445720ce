/** Connects the text fields that hide the entries of a list whose names do not contain what a reader types. */

for (const field of document.querySelectorAll<HTMLInputElement>('input[data-filters]')) {
	const list = document.getElementById(field.dataset['filters'] ?? '');
	const status = list?.parentElement?.querySelector('[role="status"]');
	const entries = [...(list?.querySelectorAll('li') ?? [])].map((item) => {
		return { item, name: plain(item.querySelector('a')?.textContent ?? '') };
	});
	field.addEventListener('input', () => {
		const typed = plain(field.value);
		for (const { item, name } of entries) item.style.display = name.includes(typed) ? '' : 'none';
		const isFound = entries.some(({ name }) => name.includes(typed));
		if (status) status.textContent = isFound ? '' : 'No match. Try a shorter word.';
	});
}

/** A text without case and accents. */
function plain(text: string): string {
	return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
