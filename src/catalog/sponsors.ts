import type { Content } from '../content/read-content.ts';
import { addDays } from '../content/schemas/week.ts';
import { type SponsorEntry, sponsorsOn } from '../content/sponsors.ts';
import type { Catalog } from './catalog.ts';

/** The sponsors of a day, with the files of their pictures. */
export const sponsorsOf = (content: Content, date: string): Pick<Catalog, 'sponsors' | 'sponsor_files'> => ({
	sponsors: sponsorsOn(content.sponsors, date).map(({ slug, frontMatter: { name, tagline, url } }) => {
		const { fingerprint } = content.sponsorPictures.get(slug) ?? {};
		return { slug, name, tagline, url, picture: fingerprint === undefined ? undefined : { fingerprint } };
	}),
	sponsor_files: new Map([...content.sponsorPictures].map(([slug, { file }]) => [slug, file])),
});

/** The days on which other sponsors are shown than on the day before. */
export const sponsorDays = (sponsors: readonly SponsorEntry[]): readonly string[] =>
	sponsors.flatMap(({ frontMatter: { from, until } }) => [from, addDays(until, 1)]);
