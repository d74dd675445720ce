import { statusFile } from '../../routes/paths.ts';
import { isOutdated, parseStatus, type SiteStatus } from './site-status.ts';
import { StatusError } from './status-error.ts';

/**
 * Asks a deployed site what is live.
 *
 * @param baseUrl - Without a trailing slash.
 * @param milliseconds - How long the whole answer may take.
 * @throws {StatusError} when the site cannot be reached, answers something else, or should have been built again.
 */
export async function fetchStatus(baseUrl: string, milliseconds = 10_000): Promise<SiteStatus> {
	const url = baseUrl + statusFile;
	const { code, text } = await ask(url, milliseconds);
	if (code !== 200) throw new StatusError(`\`${url}\` answers with ${code} instead of 200.`);
	const status = parseStatus(text);
	if (!status) throw new StatusError(`\`${url}\` answers with something that is no status of a catalog.`);
	if (isOutdated(status, Date.now())) {
		throw new StatusError(
			`\`${baseUrl}\` is outdated: it was built at ${status.built_at} and valid until ${status.valid_until}. Build it again.`,
		);
	}
	return status;
}

async function ask(url: string, milliseconds: number): Promise<{ code: number; text: string }> {
	try {
		// Asked of the site itself, not of a cache on the way (RFC 9111 section 5.2.1.4).
		const answer = await fetch(url, {
			headers: { Accept: 'application/json', 'Cache-Control': 'no-cache' },
			signal: AbortSignal.timeout(milliseconds),
		});
		return { code: answer.status, text: await answer.text() };
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		if (error.name === 'TimeoutError') {
			throw new StatusError(`\`${url}\` does not answer within ${milliseconds / 1_000} seconds.`);
		}
		// Of a failed fetch only the cause tells what failed: a name, a connection, a certificate.
		const reason = error.cause instanceof Error ? error.cause : error;
		const name = 'code' in reason ? String(reason.code) : reason.message;
		throw new StatusError(`\`${url}\` cannot be reached: ${name}.`);
	}
}
