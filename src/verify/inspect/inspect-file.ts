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
		const isCanonical = canonical !== undefined && canonical === `${baseUrl}${pageOf(file)}`;
		const isFaulty = [body, picture, links, hidden].some((list = []) => list.length > 0);
		return {
			needs,
			isCanonical,
			details: canonical === undefined || isCanonical ? details : ({ canonical } satisfies Details),
			faults: isFaulty
				? { body: body ?? [], picture: picture ?? [], links: links ?? [], hidden: hidden ?? [], isUnsound: !isSound }
				: undefined,
		};
	};
}

/** The path of a page. */
export const pageOf = (file: string): string => file.replace(/(?:(?<=^\/)index)?\.html$/, '');
