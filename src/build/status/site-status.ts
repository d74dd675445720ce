import { z } from 'zod';
import { baseUrl } from '../../config/settings.ts';

const instant = z.iso.datetime({ precision: 0 });

/** `/status.json` as far as commands rely on it. */
const siteStatus = z.object({
	/** Printed on terminals, so nothing but the characters of versions. */
	version: z.string().regex(/^[\w.+-]{1,40}$/),
	built_at: instant,
	/** The instant from which another date gives another catalog; `null` for never. */
	valid_until: instant.nullable(),
	base_url: baseUrl,
});

export type SiteStatus = z.output<typeof siteStatus>;

/** @returns `undefined` when the text is no status. */
export function parseStatus(text: string): SiteStatus | undefined {
	try {
		return siteStatus.safeParse(JSON.parse(text)).data;
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}

/** @param time - In milliseconds since 1970. */
export function isOutdated({ valid_until }: SiteStatus, time: number): boolean {
	return valid_until !== null && time >= Date.parse(valid_until);
}
