/** The search as a page. Its address holds the words and the filters, so that results can be bookmarked and shared. */
import { searchFor } from '../../../urls/paths.ts';
import { connectSearch } from './box.ts';
import { connectFilters } from './filters.ts';

let waiting: ReturnType<typeof setTimeout> | undefined;

const element = document.querySelector<HTMLElement>('#search');
if (element) await connect(element);

async function connect(element: HTMLElement): Promise<void> {
	const form = element.querySelector<HTMLElement>('.search-filters');
	const filters = form ? connectFilters(form, chose) : undefined;
	const { input, results, start } = connectSearch(element, { onSearch: keepInAddress, filters });
	const addressOf = (words: string) => searchFor(words, filters?.chosen());
	const isNew = (address: string) => location.pathname + location.search !== address;

	/** Browsers refuse addresses that change with every letter. */
	function keepInAddress(words: string): void {
		clearTimeout(waiting);
		waiting = setTimeout(() => {
			if (isNew(addressOf(words))) history.replaceState(null, '', addressOf(words));
		}, 200);
	}

	/** Each choice is a step that the browser can take back. */
	function chose(): void {
		clearTimeout(waiting);
		const address = addressOf(input.value.trim().toWellFormed());
		if (isNew(address)) history.pushState(null, '', address);
		void start();
	}

	function read(): void {
		const query = new URLSearchParams(location.search);
		input.value = (query.get('q') ?? '').slice(0, input.maxLength);
		filters?.read(query);
	}

	const typed = input.value;
	read();
	// Words that were typed before this script loaded stay.
	if (typed !== '') input.value = typed;
	// A keyboard on the screen would hide the filters of who comes for these.
	if (location.hash === '' && Object.keys(filters?.chosen() ?? {}).length === 0) input.focus();
	addEventListener('popstate', () => {
		clearTimeout(waiting);
		read();
		void start();
	});
	await start();
	showElsewhere(results);
}

/** Shows other ways to look around while there are no results. */
function showElsewhere(results: HTMLElement): void {
	const elsewhere = document.querySelector<HTMLElement>('.elsewhere');
	if (!elsewhere) return;
	const update = (): void => {
		elsewhere.hidden = results.childElementCount > 0;
	};
	new MutationObserver(update).observe(results, { childList: true });
	update();
}
