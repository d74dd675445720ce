/** The page of the search. Its address holds the words, so that results can be kept and sent on. */
import { searchPage } from '../../../routes/paths.ts';
import { createSearchBox } from './search-box.ts';

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Browsers refuse addresses that change with every letter. */
function keepInAddress(words: string): void {
	clearTimeout(waiting);
	waiting = setTimeout(() => {
		const address = words === '' ? searchPage : `${searchPage}?q=${encodeURIComponent(words)}`;
		if (location.pathname + location.search !== address) history.replaceState(null, '', address);
	}, 200);
}

const { element, input, start } = createSearchBox({ limit: 50, hasPage: false, onSearch: keepInAddress });
input.value = (new URLSearchParams(location.search).get('q') ?? '').slice(0, input.maxLength);
document.querySelector('#search')?.replaceChildren(element);
input.focus();
await start();
