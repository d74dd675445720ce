import type { Catalog, LaunchPeriod } from '../../catalog/catalog.ts';
import { addDays } from '../../content/schemas/calendar-date.ts';
import { type DigestOptions, digestHtml } from '../../render/digest/digest-html.ts';
import { digestText } from '../../render/digest/digest-text.ts';
import { subjectOf } from '../../render/digest/wording.ts';
import { digestProps, digestWeeks } from '../../render/props/digest.ts';
import { BuildError } from '../build-error.ts';
import { composeMail } from './compose-mail.ts';

export interface MailOptions extends DigestOptions {
	/** Who sends it; an address of the board's own host when not given. */
	readonly from?: string | undefined;
	readonly to?: string | undefined;
	/** In seconds since 1970; the morning after the week when not given. */
	readonly sentAt?: number | undefined;
}

export interface DigestMail {
	readonly slug: string;
	readonly subject: string;
	readonly mail: Buffer;
}

/**
 * The digest of a closed week as a mail.
 *
 * @param slug - Of the week; the last one that is over when not given.
 * @throws {BuildError} when there is no digest of it.
 */
export async function makeDigest(
	catalog: Catalog,
	slug: string | undefined,
	{ from, to, sentAt, ...options }: MailOptions = {},
): Promise<DigestMail> {
	const period = weekOf(catalog, slug);
	const props = digestProps(catalog, period);
	const subject = subjectOf(props);
	const { host, hostname } = new URL(catalog.base_url);
	const morning = Date.parse(`${addDays(period.ends_on, 1)}T00:00:00Z`);
	const mail = await composeMail({
		id: `digest.${period.slug}@${host.replace(':', '.')}`,
		subject,
		from: from ?? `"${catalog.site.name.replace(/["\\]/g, '')}" <digest@${hostname}>`,
		to,
		date: new Date(sentAt === undefined ? morning : sentAt * 1_000),
		html: digestHtml(props, options),
		text: digestText(props, options),
	});
	return { slug: period.slug, subject, mail };
}

function weekOf(catalog: Catalog, slug: string | undefined): LaunchPeriod {
	const weeks = digestWeeks(catalog);
	const period = slug === undefined ? weeks[0] : weeks.find((week) => week.slug === slug);
	if (period) return period;
	if (slug === undefined) throw new BuildError('Cannot write a digest: no week with a winner is over yet.');
	const open = catalog.launch_periods.find((week) => week.slug === slug);
	const reason = !open
		? 'no week of that slug has begun'
		: open.status === 'active'
			? `that week is open until ${open.ends_on}`
			: 'no launch of that week has a score above 0';
	const last = weeks[0] ? ` The last week with a digest is \`${weeks[0].slug}\`.` : '';
	throw new BuildError(`Cannot write a digest of \`${slug}\`: ${reason}.${last}`);
}
