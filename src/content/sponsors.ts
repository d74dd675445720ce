/** Sponsors: what is wrong in their files, and which of them a day has. */
import type { z } from 'zod';
import { type Issue, withSeverity } from './issue.ts';
import { iconOf, type ProductPicture, type ProductPictures } from './pictures.ts';
import type { Check, Entry } from './read-entry.ts';
import type { sponsorFrontMatter } from './schemas/sponsor.ts';
import { quote } from './schemas/text.ts';
import { addDays } from './schemas/week.ts';

type Sponsors = readonly Entry<z.output<typeof sponsorFrontMatter>>[];

/** @param found - Gets the pictures, beside the icons of products, whose slugs have no slash. */
export const sponsorCheck =
	(pictures: ProductPictures, found: Map<string, ProductPicture[]>): Check<z.output<typeof sponsorFrontMatter>> =>
	({ slug, frontMatter: { picture: name, from = '', until = from } }, reject, path) => {
		if (until < from) reject(['until'], `This is before ${from}, the first day. Write that day or a later one.`);
		const picture = name === undefined ? undefined : pictures.find(path, 'picture', name);
		if (picture && 'message' in picture) reject(['picture'], picture.message);
		else if (picture) found.set(`sponsors/${slug}`, [picture]);
	};

/** Reports a day that would have four sponsors: so many would be a list of their own. */
export function refuseFourth(sponsors: Sponsors, report: (issue: Issue) => void): void {
	for (const { frontMatter, issueAt } of sponsors) {
		const { from } = frontMatter;
		const names = sponsorsOn(sponsors, from).map(({ frontMatter: { name } }) => quote(name));
		const message = `On ${from}, there would be ${names.length} sponsors: ${names.join(', ')}. The site shows 3 at a time: change the days of one.`;
		if (names.length > 3) return void report(issueAt(['from'], message));
	}
}

/** Warns in the week before the end of a sponsor. */
export const sponsorWarnings = (sponsors: Sponsors, date: string): Issue[] =>
	sponsorsOn(sponsors, date).flatMap(({ frontMatter: { name, until }, issueAt }) => {
		const message = `${quote(name)} is shown until the end of ${until}, in UTC. If it stays, write a later day.`;
		return addDays(date, 7) < until ? [] : [withSeverity('warning', issueAt(['until'], message))];
	});

/** The sponsors of a day, in the order of their files. */
const sponsorsOn = (sponsors: Sponsors, date: string): Sponsors =>
	sponsors.filter(({ frontMatter: { from, until } }) => from <= date && date <= until);

export type Sponsor = ReturnType<typeof sponsorsOf>[number];

/** What is published of the sponsors of a day. Their slugs are those of their pictures. */
export const sponsorsOf = (sponsors: Sponsors, icons: ReadonlyMap<string, readonly ProductPicture[]>, date: string) =>
	sponsorsOn(sponsors, date).map(({ slug: file, frontMatter: { name, tagline, url } }) => {
		const slug = `sponsors/${file}`;
		return { slug, name, tagline, url, icon: iconOf(icons, slug) };
	});
