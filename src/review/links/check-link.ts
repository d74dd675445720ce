import { setTimeout } from 'node:timers/promises';
import { excerpt } from '../../content/schemas/text.ts';
import { defaultLinkRequest, type LinkRequestOptions, NotPublicError, requestLink } from './request-link.ts';

export interface LinkCheckOptions extends LinkRequestOptions {
	/** Milliseconds before another attempt; each further one waits twice as long. */
	readonly pause: number;
}

export const defaultLinkCheck: LinkCheckOptions = { ...defaultLinkRequest, pause: 5_000 };

const attempts = 3;
const maximumRedirects = 8;

/**
 * Requests an address as often as it takes to know that it leads nowhere.
 *
 * @returns Why it leads nowhere; `undefined` when it leads somewhere, or its host only refuses programs.
 */
export async function checkLink(
	url: string,
	options: LinkCheckOptions = defaultLinkCheck,
): Promise<string | undefined> {
	for (let attempt = 1; ; attempt++) {
		const { reason, isFinal } = await attemptOf(url, options);
		if (reason === undefined || isFinal || attempt === attempts) return reason;
		await setTimeout(options.pause * 2 ** (attempt - 1));
	}
}

interface Attempt {
	readonly reason?: string;
	/** Whether another attempt would end alike. */
	readonly isFinal?: boolean;
}

async function attemptOf(start: string, options: LinkCheckOptions): Promise<Attempt> {
	let url = new URL(start);
	for (let count = 0; count <= maximumRedirects; count++) {
		try {
			const head = await requestLink('HEAD', url, options);
			// Many servers know GET alone.
			const { status, location } = head.status < 400 ? head : await requestLink('GET', url, options);
			if (status < 300 || status === 304 || refusesPrograms(status)) return {};
			if (status >= 400) return { reason: `responds with ${status}`, isFinal: status < 500 };
			const target = location === undefined ? null : URL.parse(location, url);
			if (!target || !/^https?:$/.test(target.protocol))
				return { reason: 'redirects to no web address', isFinal: true };
			url = target;
		} catch (error) {
			if (!(error instanceof Error)) throw error;
			if (error instanceof NotPublicError) return { reason: error.message, isFinal: true };
			return { reason: 'code' in error ? inWords(String(error.code), error.message) : error.message };
		}
	}
	return { reason: `redirects more than ${maximumRedirects} times`, isFinal: true };
}

const refusesPrograms = (status: number): boolean => [401, 403, 407, 429, 451, 999].includes(status);

function inWords(code: string, message: string): string {
	if (code === 'ENOTFOUND') return 'has a host that nobody knows';
	if (code === 'ECONNREFUSED') return 'refuses connections';
	if (code.startsWith('CERT_') || code.includes('CERTIFICATE')) return `has a certificate that is not valid (${code})`;
	return `cannot be reached (${excerpt(code || message)})`;
}
