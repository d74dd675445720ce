/**
 * Connects the orders and prices of a category. The address holds both, as `?order=score&price=free`. What they show is
 * loaded when one is chosen, or named by the address.
 */
import { filters as t } from '../../../texts/sections.ts';
import type { Choice } from './ordered-list.ts';

function choiceAddress(path: string, { order, price }: Choice): string {
	const query = new URLSearchParams({ ...(order !== 'name' && { order }), ...(price !== '' && { price }) });
	return query.size > 0 ? `${path}?${query}` : path;
}

const controls = document.querySelector<HTMLElement>('.list-choice');
const built = document.querySelector<HTMLElement>('div#listed');
if (controls && built) connect(controls, built);

function connect(controls: HTMLElement, built: HTMLElement): void {
	const { category = '', path = '' } = controls.dataset;
	const links = [...controls.querySelectorAll('a')];
	const select = controls.querySelector('select');
	const prices = Array.from(select?.options ?? [], ({ value }) => value);
	const status = Object.assign(document.createElement('p'), { className: 'group', role: 'status' });
	built.before(status);
	let ordered: HTMLElement | undefined;

	const orderOf = (link: HTMLAnchorElement) => (link.dataset['order'] ?? 'name') as Choice['order'];

	function chosen(): Choice {
		const query = new URLSearchParams(location.search);
		const order = links.map(orderOf).find((one) => one === query.get('order')) ?? 'name';
		return { order, price: prices.find((one) => one === query.get('price')) ?? '' };
	}

	function choose(choice: Choice): void {
		const address = choiceAddress(path, choice);
		// Later pages have no other list than their own.
		if (location.pathname !== path) location.assign(address);
		else {
			history.replaceState(null, '', address);
			void show();
		}
	}

	async function show(): Promise<void> {
		const choice = chosen();
		for (const link of links) {
			link.href = choiceAddress(path, { ...choice, order: orderOf(link) });
			if (orderOf(link) === choice.order) link.setAttribute('aria-current', 'true');
			else link.removeAttribute('aria-current');
		}
		if (select) select.value = choice.price;
		const address = location.href;
		try {
			const isBuilt = choice.order === 'name' && choice.price === '';
			const made = isBuilt ? undefined : await (await import('./ordered-list.ts')).orderedList(category, choice);
			if (location.href !== address) return;
			built.hidden = made !== undefined;
			ordered?.remove();
			ordered = made?.list;
			if (ordered) status.after(ordered);
			status.textContent = made?.sentence ?? '';
		} catch {
			status.textContent = t.notLoaded;
		}
	}

	controls.addEventListener('click', (event) => {
		const link = event.target instanceof Element ? event.target.closest('a') : null;
		// A click that opens another tab opens the page.
		if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		choose({ ...chosen(), order: orderOf(link) });
	});
	select?.addEventListener('change', () => choose({ ...chosen(), price: select.value }));
	void show();
}
