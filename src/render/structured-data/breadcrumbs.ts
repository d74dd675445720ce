/** A page on the way from the front page to the one that is shown. */
export interface Crumb {
	readonly name: string;
	/** Path of the page. */
	readonly path: string;
}

/** @param crumbs - From the list at the top to the page itself. */
export function breadcrumbs(baseUrl: string, crumbs: readonly Crumb[]) {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: crumbs.map(({ name, path }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: baseUrl + path,
		})),
	};
}
