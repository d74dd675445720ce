export interface ListedItems {
	readonly name: string;
	/** Path of the page of the list. */
	readonly path: string;
	/** Those of the page, in the order in which it shows them. */
	readonly items: readonly { readonly name: string; readonly path: string; readonly position?: number }[];
	/** Of all pages of the list; that of the items when not given. */
	readonly count?: number;
	/** Position of the first item, where items do not say theirs: pages after the first go on counting. */
	readonly first?: number;
	/** `Descending` has the best first, `Ascending` goes by name or time; a list without an order is `Unordered`. */
	readonly order?: 'Ascending' | 'Descending' | 'Unordered';
}

/** Any list of pages: weeks, products, categories, makers. */
export function itemList(
	baseUrl: string,
	{ name, path, items, count = items.length, first = 1, order = 'Ascending' }: ListedItems,
) {
	return {
		'@type': 'ItemList',
		name,
		url: baseUrl + path,
		itemListOrder: `https://schema.org/ItemList${order === 'Unordered' ? 'Unordered' : `Order${order}`}`,
		numberOfItems: count,
		itemListElement: items.map((item, index) => ({
			'@type': 'ListItem',
			position: order === 'Unordered' ? undefined : (item.position ?? first + index),
			name: item.name,
			url: baseUrl + item.path,
		})),
	};
}
