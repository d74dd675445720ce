/** Moves the picture of a product that has just been saved from its row into the bar, where it stays until the list changes again. */
export function moveTile(room: HTMLElement, bar: HTMLElement | undefined): void {
	// Buttons beside results of the search are no part of them.
	const row = document.getElementById(`search-result-${room.dataset['slug']}`) ?? room.closest('li, main');
	const tile = row?.querySelector('.tile');
	if (!bar || !tile) return;
	const copy = tile.cloneNode() as HTMLElement;
	bar.prepend(copy);
	if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
	const [from, to] = [tile.getBoundingClientRect(), copy.getBoundingClientRect()];
	const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
	copy.animate(
		{ transform: [start, 'none'], transformOrigin: ['0 0', '0 0'] },
		{ duration: 350, easing: 'ease-in-out' },
	);
}
