/** What can be said of a file alone, given which other files exist. */
import type { Report, Violation } from '../violation.ts';
import { FileText } from './file-text.ts';
import { inspectBody } from './inspect-body.ts';
import { inspectHidden, isRead } from './inspect-hidden.ts';
import { inspectLinks } from './inspect-links.ts';
import { inspectPicture } from './inspect-picture.ts';
import { LinkTargets } from './link-targets.ts';
import { canonicalOf } from './links-in-html.ts';
import type { Details, Outcome } from './outcome.ts';
import { similarInHtml } from './similar-in-html.ts';
import type { Site } from './site.ts';

/** @returns A function that inspects one file after the other. */
export function fileInspector(site: Site): (file: string, bytes: Buffer) => Outcome {
	const { paths, baseUrl } = site;
	const targets = baseUrl === undefined ? undefined : new LinkTargets(paths, baseUrl);
	return (file, bytes) => {
		const content = new FileText(file, bytes);
		const [body, picture, links, hidden]: Violation[][] = [[], [], [], []];
		const into =
			(list: Violation[] | undefined): Report =>
			(violation) =>
				void list?.push(violation);
		const needs = targets ? inspectLinks(content, targets, into(links)) : new Set<number>();
		const { isSound, details } = inspectBody(content, site, needs, into(body));
		inspectPicture(content, into(picture));
		if (isRead(file)) inspectHidden(content, into(hidden));
		const canonical = file.endsWith('.html') ? canonicalOf(content.text) : undefined;
		const similar = isProductPage(file) ? similarInHtml(content.text) : undefined;
		const isCanonical = canonical !== undefined && canonical === `${baseUrl}${pageOf(file)}`;
		const isFaulty = [body, picture, links, hidden].some((list = []) => list.length > 0);
		return {
			needs,
			isCanonical,
			details: file.endsWith('.html') ? pageDetails(isCanonical ? undefined : canonical, similar) : details,
			faults: isFaulty
				? { body: body ?? [], picture: picture ?? [], links: links ?? [], hidden: hidden ?? [], isUnsound: !isSound }
				: undefined,
		};
	};
}

const isProductPage = (file: string): boolean => /^\/products\/[^/]+\.html$/.test(file);

function pageDetails(canonical: string | undefined, similar: string | undefined): Details | undefined {
	if (canonical === undefined && similar === undefined) return undefined;
	return { ...(canonical !== undefined && { canonical }), ...(similar !== undefined && { similar }) };
}

/** The path of a page. */
export const pageOf = (file: string): string => file.replace(/(?:(?<=^\/)index)?\.html$/, '');
