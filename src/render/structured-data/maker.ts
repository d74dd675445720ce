import { makerSlug } from '../../catalog/facets.ts';
import { makerPage } from '../../routes/paths.ts';

/**
 * A maker: an organisation, which for schema.org a project is, too, and one person who works under a name. Which of the
 * three it is, no content says.
 */
export function makerData(baseUrl: string, name: string) {
	const page = baseUrl + makerPage(makerSlug(name));
	return { '@type': 'Organization', '@id': `${page}#maker`, name, mainEntityOfPage: page };
}
