/** The members of `/status.json` that decide whether a release is valid. */
interface Status {
	readonly built_at: string;
	readonly valid_until: string | null;
}

const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const inWords = (instant: string): string => `${words.format(new Date(instant))} UTC`;

/** @returns Whether a release is valid at a moment, and when it was built. */
export function verdictOf({ built_at, valid_until }: Status, now: Date): string {
	const built = `built on ${inWords(built_at)}`;
	if (valid_until !== null && Date.parse(valid_until) <= now.getTime()) {
		return `Out of date since ${inWords(valid_until)}: ${built}.`;
	}
	return `Up to date: ${built}.`;
}
