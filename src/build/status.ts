/** `/status.json` of the live release or of a deployed site: which version it has, and until when it is valid. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readBuildSettings } from '../config/build-settings.ts';
import { baseUrl, type Environment } from '../config/settings.ts';
import { loadSite } from '../content/read-single-files.ts';
import { withoutCredentials } from '../contract/errors.ts';
import { healthPath, statusFile } from '../urls/paths.ts';
import { UserError } from '../user-error.ts';

const instant = z.iso.datetime({ precision: 0 });
/** Printed in terminals, so only the characters of versions are allowed. */
const versionText = z.string().regex(/^[\w.+-]{1,40}$/);

/** The members of `/status.json` that commands use. */
const siteStatus = z.object({
	version: versionText,
	built_at: instant,
	/** From this instant on, the date makes the catalog a different one; `null` for never. */
	valid_until: instant.nullable(),
	/** Releases of version 1.2 or later have it. */
	software: versionText.optional(),
	last_week_ends_on: z.iso.date().nullable().optional(),
	base_url: baseUrl,
	counts: z.object({ launch_periods: z.number() }),
});

/** What `npm run status` reads of `/health`: sentences. */
const serverHealth = z.object({ problems: z.array(z.string().regex(/^[\x20-\x7e]{1,300}$/)) });
const endingServer = z.object({ status: z.literal('ending') });

export type SiteStatus = z.output<typeof siteStatus>;

/** @returns `undefined` when the text is no status. */
export const parseStatus = (text: string): SiteStatus | undefined => parse(siteStatus, text);

function parse<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> | undefined {
	try {
		return schema.safeParse(JSON.parse(text)).data;
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}

/** @param time - In milliseconds since 1970. */
export function isOutdated({ valid_until }: SiteStatus, time: number): boolean {
	return valid_until !== null && time >= Date.parse(valid_until);
}

/** The status of the release at an output; `undefined` when there is none that can be read. */
export function readLiveStatus(out: string): SiteStatus | undefined {
	try {
		return parseStatus(readFileSync(join(out, 'client', statusFile), 'utf8'));
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
		throw error;
	}
}

/**
 * Requests the status of a deployed site, or of one of its servers, which also reports its own health.
 *
 * @param baseUrl - Without a trailing slash.
 * @param milliseconds - How long the whole answer may take.
 * @throws {UserError} when the site cannot be reached, sends something else, is out of date, can't rebuild, has lost
 *   the store of its rate limit, or its last week has ended.
 */
export async function fetchStatus(baseUrl: string, milliseconds = 10_000): Promise<SiteStatus> {
	await requireHealth(baseUrl, milliseconds);
	const url = baseUrl + statusFile;
	const { code, text } = await ask(url, milliseconds);
	if (code !== 200) throw new UserError(`\`${url}\` responds with ${code} instead of 200.`);
	const status = parseStatus(text);
	if (!status) throw new UserError(`\`${url}\` does not respond with the status of a catalog.`);
	if (isOutdated(status, Date.now())) {
		throw new UserError(
			`\`${baseUrl}\` is outdated: it was built at ${status.built_at} and valid until ${status.valid_until}. Build it again.`,
		);
	}
	if (status.valid_until === null && status.counts.launch_periods > 0) {
		throw new UserError(
			`The last week of \`${baseUrl}\` has ended. Add weeks with \`npm run new -- period --next\`, and build again.`,
		);
	}
	return status;
}

/** @throws {UserError} One sentence about what a server says is wrong. A host of files has no `/health`. */
async function requireHealth(baseUrl: string, milliseconds: number): Promise<void> {
	const url = baseUrl + healthPath;
	const { code, text } = await ask(url, milliseconds);
	if (code === 404) return;
	if (code === 503 && parse(endingServer, text)) throw new UserError(`The server at \`${baseUrl}\` is ending.`);
	if (code !== 200) throw new UserError(`\`${url}\` responds with ${code} instead of 200.`);
	const health = parse(serverHealth, text);
	if (!health) throw new UserError(`\`${url}\` does not respond with the health of a server.`);
	if (health.problems.length > 0) throw new UserError(`\`${baseUrl}\`: ${health.problems.join(' ')}`);
}

async function ask(url: string, milliseconds: number): Promise<{ code: number; text: string }> {
	try {
		// Requested from the site itself, not from a cache on the way (RFC 9111 section 5.2.1.4).
		const answer = await fetch(url, {
			headers: { Accept: 'application/json', 'Cache-Control': 'no-cache' },
			signal: AbortSignal.timeout(milliseconds),
		});
		return { code: answer.status, text: await answer.text() };
	} catch (error) {
		throw requestError(error, url, milliseconds);
	}
}

/** A request that failed, in one sentence. @param error - As `fetch` threw it. */
export function requestError(error: unknown, url: string, milliseconds: number): unknown {
	if (!(error instanceof Error) || error instanceof UserError) return error;
	if (error.name === 'TimeoutError') {
		return new UserError(`\`${url}\` does not respond within ${milliseconds / 1_000} seconds.`);
	}
	// Only the cause of a failed fetch says what failed: a name, a connection, a certificate.
	const reason = error.cause instanceof Error ? error.cause : error;
	const name = 'code' in reason ? String(reason.code) : reason.message;
	return new UserError(`\`${url}\` cannot be reached: ${name}.`);
}

const usage = 'Write `npm run status -- https://catalog.example`.';

/**
 * The address of the site: the argument, else the setting `SITE_URL`, else the address in `site.yaml`.
 *
 * @returns Without a trailing slash.
 * @throws {UserError} One sentence about an argument or a setting that cannot be used.
 * @throws {ContentError} when `site.yaml` is needed and has issues.
 */
export function siteAddress(address: string | undefined, environment: Environment): string {
	if (address === undefined) {
		const { SITE_URL, CONTENT_DIR } = readBuildSettings(environment);
		return SITE_URL ?? loadSite(CONTENT_DIR).base_url;
	}
	const { data } = baseUrl.safeParse(address);
	if (data === undefined)
		throw new UserError(
			`Cannot use \`${withoutCredentials(address)}\`: it is not the http or https address of a site. ${usage}`,
		);
	return data;
}
