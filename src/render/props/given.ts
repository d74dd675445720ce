/**
 * What a page at a single path shows. A build hands it to the page as its props; where Astro renders the page by itself,
 * which knows no props for such pages, the page asks for it.
 */
export const given = <Props extends object>(props: Partial<Props>, make: () => Props): Props =>
	Object.keys(props).length > 0 ? (props as Props) : make();
