/** The page of the search. Its address holds the words, so that results can be kept and sent on. */
import { searchPage } from '../../../routes/paths.ts';
import { connectSearch } from './search-box.ts';

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Browsers refuse addresses that change with every letter. */
function keepInAddress(words: string): void {
	clearTimeout(waiting);
	waiting = setTimeout(() => {
		const address = words === '' ? searchPage : `${searchPage}?q=${encodeURIComponent(words)}`;
		if (location.pathname + location.search !== address) history.replaceState(null, '', address);
	}, 200);
}

const element = document.querySelector<HTMLElement>('#search');
if (element) {
	const options = { limit: 50, hasPage: false, onSearch: keepInAddress };
	const { input, results, start } = connectSearch(element, options);
	// What was written before this script came stays.
	input.value ||= (new URLSearchParams(location.search).get('q') ?? '').slice(0, input.maxLength);
	input.focus();
	await start();
	showElsewhere(results);
}

/** What to look at where nothing is found or asked for yet. */
function showElsewhere(results: HTMLElement): void {
	const elsewhere = document.querySelector<HTMLElement>('.elsewhere');
	if (!elsewhere) return;
	const update = (): void => {
		elsewhere.hidden = results.childElementCount > 0;
	};
	new MutationObserver(update).observe(results, { childList: true });
	update();
}
