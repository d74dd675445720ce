/**
 * Names what came to the board since the last visit, from what this browser has stored. A visit lasts as long as its tab.
 *
 * A classic script right behind its line: the browser parses what follows after it, so that nothing moves.
 */
const key = 'front page';
const [mostNamed, mostStored] = [4, 500];

/**
 * @param {readonly string[]} paths - Those of the page and of the newest products.
 * @returns {readonly string[] | undefined} What they were until the last visit; `undefined` on the first one.
 */
function remember(paths) {
	const last = localStorage.getItem(key);
	const before = sessionStorage.getItem(key) ?? last;
	const seen = new Set([...paths, ...JSON.parse(last ?? '[]')]);
	localStorage.setItem(key, JSON.stringify([...seen].slice(0, mostStored)));
	if (before === null) return undefined;
	sessionStorage.setItem(key, before);
	return JSON.parse(before);
}

const line = document.querySelector('.since');
if (line instanceof HTMLElement) {
	/** @type {[path: string, name: string][]} */
	const entries = JSON.parse(line.dataset['entries'] ?? '[]');
	let known;
	try {
		known = remember(entries.map(([path]) => path));
	} catch {
		// Browsers may refuse to store anything. The page is complete without the line.
	}
	const fresh = known ? entries.filter(([path]) => !known.includes(path)) : [];
	if (fresh.length > 0) {
		/** @type {(href: string, textContent: string) => HTMLElement} */
		const link = (href, textContent) => Object.assign(document.createElement('a'), { href, textContent });
		const links = fresh.slice(0, mostNamed).map(([href, name]) => link(href, name));
		const left = fresh.length - mostNamed;
		const form = new Intl.PluralRules(document.documentElement.lang).select(left);
		const more = (visitTexts.more[form] ?? visitTexts.more.other).replace('{count}', String(left));
		if (left > 0) links.push(link(line.dataset['more'] ?? '', more));
		const forget = Object.assign(document.createElement('button'), { type: 'button', textContent: visitTexts.forget });
		forget.addEventListener('click', () => {
			for (const storage of [localStorage, sessionStorage]) storage.removeItem(key);
			line.textContent = visitTexts.forgotten;
		});
		// Lines end before a dot.
		const last = Object.assign(document.createElement('span'), { className: 'whole' });
		last.append('·\u00a0', forget);
		line.append(visitTexts.since, ...links.flatMap((own, index) => [index > 0 ? ' ·\u00a0' : ' ', own]), ' ', last);
		line.hidden = false;
	}
}
