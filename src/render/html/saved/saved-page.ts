/** The page of the saved products: its list, which is loaded where there is something to show, and what is around it. */
import { saved as t } from '../../../texts/sections.ts';
import * as at from '../../../urls/paths.ts';
import { button, element, find } from '../element.ts';
import { save, saved, slugsIn } from './shelf.ts';

const [status, list, offer] = [find('#saved [role=status]'), find('.kept'), find('.offer')];

/** The products of the list. Those that were removed are not among them. */
const shown = new Set<string>();
let showing: Promise<void> | undefined;

addEventListener('shelf', update);
list.addEventListener('change', showChoice);
update();
askToMerge();
addEventListener('hashchange', askToMerge);

/** Shows what was saved since the list was shown, and the link with the list, or what to do while it is empty. */
function update(): void {
	const slugs = saved();
	if (slugs.some((slug) => !shown.has(slug))) {
		for (const slug of slugs) shown.add(slug);
		status.textContent = t.loading;
		showing = showList().then(
			() => status.replaceChildren(),
			() => status.replaceChildren(t.notLoaded),
		);
	}
	find('.nothing').hidden = slugs.length > 0;
	find<HTMLAnchorElement>('.transfer a').href = at.savedPath(slugs);
	find('.transfer button').dataset['copy'] = location.origin + at.savedPath(slugs);
	showChoice();
}

async function showList(): Promise<void> {
	const { savedRows } = await import('./saved-rows.ts');
	list.replaceChildren(...(await savedRows(shown)));
	showChoice();
}

/** In place of the bar's own links, one that compares the chosen products. */
function showChoice(): void {
	const inputs = [...list.querySelectorAll('input')];
	const chosen = inputs.flatMap(({ checked, value }) => (checked ? value : []));
	for (const input of inputs) input.disabled = !input.checked && chosen.length >= at.mostCompared;
	const members = { href: at.comparePath(chosen), className: 'button' };
	const link = chosen.length < 2 ? [] : [element('a', members, t.compareThese({ count: chosen.length }))];
	const needsHint = chosen.length < 2 || inputs.some(({ disabled }) => disabled);
	const hint = needsHint ? [element('p', {}, t.comparable({ most: at.mostCompared }))] : [];
	const bar = document.querySelector('body > .shelf');
	bar?.replaceChildren(...link, ...hint);
	bar?.toggleAttribute('hidden', inputs.length < 2);
	find('.transfer').hidden = inputs.length === 0;
}

/** Asks whether to add the products of a link from another browser. */
function askToMerge(): void {
	const fragment = location.hash.slice(1);
	// The link that skips to the content leads to a place on the page.
	const named = document.getElementById(fragment) ? [] : slugsIn(fragment.replaceAll(/%2c/gi, ','));
	const others = named.filter((slug) => !saved().includes(slug));
	offer.hidden = others.length === 0;
	const choice = (className: string, label: string, slugs: readonly string[]): HTMLElement =>
		button(className, label, () => {
			history.replaceState(null, '', at.savedPage);
			offer.hidden = true;
			save([...saved(), ...slugs]);
			void showing?.then(() => list.querySelector('a')?.focus());
		});
	const choices = [choice('button', t.merge, others), ' ', choice('copy ready', t.dismiss, [])];
	offer.replaceChildren(t.offer({ count: others.length }), ' ', ...choices);
}
