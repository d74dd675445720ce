import type { APIRoute } from 'astro';
import { describeOperations } from '../../agents/operations.ts';
import { load } from '../../catalog/current-catalog.ts';
import { vocabularyOf } from '../../content/schemas/vocabulary.ts';
import { facets, ownFieldsDocument, similarRows, winners } from '../../render/json/facets.ts';
import { changes, redirects, slugsAndNames, slugsByWebsite } from '../../render/json/site-data.ts';
import { exampleWords } from '../../render/reference/examples.ts';

export function getStaticPaths() {
	const catalog = load();
	const documents: Readonly<Record<string, unknown>> = {
		'by-website': slugsByWebsite(catalog),
		changes: changes(catalog),
		facets: facets(catalog),
		moved: redirects(catalog),
		names: slugsAndNames(catalog),
		operations: { notice: catalog.site.notice, operations: describeOperations(exampleWords(catalog)) },
		...(catalog.site.fields.length > 0 && { 'own-fields': ownFieldsDocument(catalog) }),
		similar: similarRows(catalog),
		vocabulary: vocabularyOf(catalog),
		winners: winners(catalog),
	};
	// As text, which reaches another thread without being copied field by field.
	return Object.entries(documents).map(([file, document]) => ({
		params: { file },
		props: { text: JSON.stringify(document) },
	}));
}

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
