/** The script of every page: the search on demand, the saved products, and filters of long lists once one is used. */
import './search/open-search.ts';
import { showMarks } from './saved/shelf.ts';

showMarks();
for (const field of document.querySelectorAll('[data-filters]')) {
	field.addEventListener('focus', () => import('./filter/filter-list.ts'), { once: true });
}
