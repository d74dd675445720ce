/**
 * The products that a reader has saved, and those seen lately, as this browser has stored them: slugs alone. Every page loads
 * this module, which puts buttons into rows and a bar at the foot of the page.
 */
import { shelf as t } from '../../../texts/sections.ts';
import { comparePath, isSlug, mostCompared, savedPage } from '../../../urls/product-lists.ts';

const [savedKey, seenKey] = ['saved products', 'seen products'];
const [mostSaved, mostSeen] = [50, 8];

/** Slugs, the last saved first. */
export const saved = (): string[] => read(savedKey);

/** Slugs, the last seen first. */
export const seen = (): string[] => read(seenKey);

export function save(slugs: readonly string[]): void {
	write(savedKey, slugs, mostSaved);
	update();
}

function read(key: string): string[] {
	try {
		return slugsIn(localStorage.getItem(key) ?? '');
	} catch {
		// The browser refuses to store anything, so there is nothing to read.
		return [];
	}
}

const write = (key: string, slugs: readonly string[], most: number): void =>
	localStorage.setItem(key, [...new Set(slugs)].slice(0, most).join());

/** The slugs of a text with commas, each once. */
export const slugsIn = (text: string): string[] => [...new Set(text.split(',').filter(isSlug))];

let bar: HTMLElement | undefined;

/** Shows the buttons and the bar, unless the browser refuses to store anything. */
export function showMarks(): void {
	const shown = document.querySelector<HTMLElement>('.save.words')?.dataset['slug'] ?? '';
	try {
		if (shown === '') localStorage.getItem(seenKey);
		else write(seenKey, [shown, ...seen()], mostSeen);
	} catch {
		return;
	}
	bar = Object.assign(document.createElement('nav'), { className: 'shelf', ariaLabel: t.label });
	document.body.append(bar);
	addButtons(document);
	// Another tab has changed the list, or the reader comes back to a page that the browser has kept.
	for (const event of ['storage', 'pageshow']) addEventListener(event, () => update());
}

/** Fills the rooms of buttons that are still empty. */
export function addButtons(root: ParentNode): void {
	for (const room of bar ? root.querySelectorAll<HTMLElement>('.save:empty') : []) {
		const button = Object.assign(document.createElement('button'), { type: 'button' });
		button.addEventListener('click', () => {
			const [slug = '', slugs] = [room.dataset['slug'], saved()];
			const others = slugs.filter((other) => other !== slug);
			save(others.length < slugs.length ? others : [slug, ...slugs]);
			if (others.length === slugs.length) void import('./move-tile.ts').then(({ moveTile }) => moveTile(room, bar));
		});
		room.append(button);
	}
	update(root);
}

/** @param root - Where the buttons are; a list that is not on the page yet has buttons as well. */
function update(root: ParentNode = document): void {
	const slugs = saved();
	for (const button of root.querySelectorAll<HTMLElement>('.save > button')) {
		const { slug = '', name } = button.parentElement?.dataset ?? {};
		const isSaved = slugs.includes(slug);
		button.textContent = ` ${isSaved ? t.saved : t.save}`;
		button.title = button.ariaLabel = `${isSaved ? t.savedProduct : t.saveProduct} ${name}`;
		button.ariaPressed = String(isSaved);
	}
	const link = (href: string, textContent: string) => Object.assign(document.createElement('a'), { href, textContent });
	bar?.replaceChildren(link(savedPage, `${t.count} ${slugs.length}`));
	if (slugs.length > 1) bar?.append(link(comparePath(slugs.slice(0, mostCompared)), t.compare));
	bar?.toggleAttribute('hidden', slugs.length === 0);
	dispatchEvent(new Event('shelf'));
}
