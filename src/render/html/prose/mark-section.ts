/** Marks the section that the reader has come to in the list of contents. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')];
const headings = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));

function mark(): void {
	const current = headings.findLastIndex((heading) => heading && heading.getBoundingClientRect().top < innerHeight / 3);
	for (const [index, link] of links.entries()) link.ariaCurrent = index === current ? 'location' : null;
}

addEventListener('scroll', mark, { passive: true });
mark();
