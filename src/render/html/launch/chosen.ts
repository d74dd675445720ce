/** The categories that are chosen, above the list of all: the first is the main one, and each can become it or leave. */
import { draft as t } from '../../../texts/sections.ts';
import { button, element } from '../element.ts';
import { findElement } from './form.ts';

/** @param makeMain - Puts a category before the others. */
export function showChosen(form: HTMLFormElement, slugs: readonly string[], makeMain: (slug: string) => void): void {
	const field = findElement(form, '#categories', HTMLElement);
	const list = findElement(field, '.chosen', HTMLElement);
	// A list that has not changed keeps its focus.
	if (list.dataset['slugs'] === slugs.join(' ')) return;
	list.dataset['slugs'] = slugs.join(' ');
	const removeOf = (slug = ''): HTMLElement | null => list.querySelector(`[data-slug="${slug}"] .remove`);
	const chips = slugs.flatMap((slug, index) => {
		const box = field.querySelector(`input[value="${slug}"]`);
		if (!(box instanceof HTMLInputElement)) return [];
		const name = box.parentElement?.textContent?.trim() ?? slug;
		const isMain = index === 0;
		const role = element('small', {}, isMain ? t.mainCategory : t.makeMain);
		const text = element(isMain ? 'span' : 'button', { type: 'button', id: `chosen-${slug}` }, name, ' ', role);
		const remove = button('remove', '×', () => {
			box.checked = false;
			box.dispatchEvent(new Event('change', { bubbles: true }));
			(removeOf(slugs[index + 1] ?? slugs[index - 1]) ?? field.querySelector('input'))?.focus();
		});
		remove.ariaLabel = t.remove({ name });
		// The keyboard moves to it when the category becomes the main one.
		if (isMain) remove.setAttribute('aria-describedby', text.id);
		else
			text.addEventListener('click', () => {
				makeMain(slug);
				removeOf(slug)?.focus();
			});
		const chip = element('li', { className: isMain ? 'main' : '' }, text, remove);
		chip.dataset['slug'] = slug;
		return [chip];
	});
	list.replaceChildren(...chips);
}

/** Keeps what a person has changed at its place on the screen, whatever grows or shrinks above it. */
export function keepInPlace({ target, isTrusted }: Event, change: () => void): void {
	// A press on the button below ends the field above it. What is pressed may not move before it is released.
	const place = [...document.querySelectorAll(':active')].at(-1) ?? target;
	const topOf = (): number => (place instanceof Element ? place.getBoundingClientRect().top : 0);
	const top = topOf();
	change();
	// A script that removes a category changes it for a person whose finger is elsewhere.
	if (isTrusted) scrollBy({ top: topOf() - top, behavior: 'instant' });
}
