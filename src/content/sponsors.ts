/** Sponsors: what is wrong in them, and which of them a day has. */
import type { z } from 'zod';
import { type Issue, withSeverity } from './issue.ts';
import type { ProductPicture, ProductPictures } from './pictures.ts';
import type { Check, Entry } from './read-entry.ts';
import type { sponsorFrontMatter } from './schemas/site.ts';
import { compareTexts, quote } from './schemas/text.ts';
import { addDays } from './schemas/week.ts';

type SponsorFrontMatter = z.output<typeof sponsorFrontMatter>;
export type SponsorEntry = Entry<SponsorFrontMatter>;

/** Readers come for the products: more places than these would be a list of their own. */
const mostAtATime = 3;

/** @param found - Gets the pictures of sponsors, by slug. */
export const sponsorCheck =
	(pictures: ProductPictures, found: Map<string, ProductPicture>): Check<SponsorFrontMatter> =>
	({ slug, frontMatter: { picture: name, from = '', until = from } }, reject, path) => {
		if (until < from) reject(['until'], `This is before ${from}, the first day. Write that day or a later one.`);
		const picture = name === undefined ? undefined : pictures.find(path, 'picture', name);
		if (picture && 'message' in picture) reject(['picture'], picture.message);
		else if (picture) found.set(slug, picture);
	};

/** Reports texts that nobody would see, and the first day with too many sponsors. */
export function checkSponsors(sponsors: readonly SponsorEntry[], report: (issue: Issue) => void): void {
	for (const { body, bodyLine, issueAt } of sponsors) {
		const message = 'The text of a sponsor is shown nowhere. Write a `tagline`, and delete this.';
		if (body !== '') report({ ...issueAt([], message), line: bodyLine, column: 1, field: 'body' });
	}
	for (const { frontMatter, issueAt } of inOrder(sponsors)) {
		const { from } = frontMatter;
		const together = sponsorsOn(sponsors, from);
		if (together.length <= mostAtATime) continue;
		const names = together.map(({ frontMatter: { name } }) => quote(name)).join(', ');
		const message = `On ${from}, there would be ${together.length} sponsors: ${names}. The site shows ${mostAtATime} at a time: change the days of one.`;
		report(issueAt(['from'], message));
		break;
	}
}

/** Days before the end of a sponsor on which editors are warned. */
const lastDays = 7;

export const sponsorWarnings = (sponsors: readonly SponsorEntry[], date: string): Issue[] =>
	sponsorsOn(sponsors, date).flatMap(({ frontMatter: { name, until }, issueAt }) => {
		if (addDays(date, lastDays) < until) return [];
		const message = `${quote(name)} is shown until the end of ${until}, in UTC. If it stays, write a later day.`;
		return [withSeverity('warning', issueAt(['until'], message))];
	});

/** The sponsors of a day, in the order in which they began. */
export const sponsorsOn = (sponsors: readonly SponsorEntry[], date: string): readonly SponsorEntry[] =>
	inOrder(sponsors).filter(({ frontMatter: { from, until } }) => from <= date && date <= until);

const inOrder = (sponsors: readonly SponsorEntry[]) =>
	sponsors.toSorted((a, b) => compareTexts(a.frontMatter.from, b.frontMatter.from) || compareTexts(a.slug, b.slug));
