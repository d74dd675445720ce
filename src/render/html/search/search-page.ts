/** The search as a page. Its address holds the words, so that results can be bookmarked and shared. */
import { searchFor, searchPage } from '../../../urls/paths.ts';
import { connectSearch } from './box.ts';

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Browsers refuse addresses that change with every letter. */
function keepInAddress(words: string): void {
	clearTimeout(waiting);
	waiting = setTimeout(() => {
		const address = words === '' ? searchPage : searchFor(words);
		if (location.pathname + location.search !== address) history.replaceState(null, '', address);
	}, 200);
}

const element = document.querySelector<HTMLElement>('#search');
if (element) {
	const { input, results, start } = connectSearch(element, { onSearch: keepInAddress });
	// Words that were typed before this script loaded stay.
	input.value ||= (new URLSearchParams(location.search).get('q') ?? '').slice(0, input.maxLength);
	input.focus();
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
