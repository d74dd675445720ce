/** The store that shares the rate limit over HTTP, as Upstash and its compatible proxies speak it, with its token. */
import { z } from 'zod';
import { UserError } from '../user-error.ts';
import { secret } from './settings.ts';

/** Addresses with a password are no use: `fetch` refuses them and repeats them in its error. */
function isRestUrl(text: string): boolean {
	const url = URL.parse(text);
	return url !== null && /^https?:$/.test(url.protocol) && `${url.username}${url.password}` === '';
}

export const restStore = {
	REDIS_REST_URL: secret(z.string().refine(isRestUrl, 'write an address such as `https://redis.example`.').optional()),
	REDIS_REST_TOKEN: secret(
		z
			.string()
			.regex(/^[!-~]+$/, 'write the token on one line, without spaces.')
			.optional(),
	),
};

/** @throws {UserError} when one is set without the other. */
export function checkRestStore(settings: {
	readonly REDIS_REST_URL?: string | undefined;
	readonly REDIS_REST_TOKEN?: string | undefined;
}): void {
	if (settings.REDIS_REST_URL && !settings.REDIS_REST_TOKEN) {
		throw new UserError('Cannot use `REDIS_REST_URL` without its token. Set `REDIS_REST_TOKEN`.');
	}
	if (settings.REDIS_REST_TOKEN && !settings.REDIS_REST_URL) {
		throw new UserError('Cannot use `REDIS_REST_TOKEN` without an address. Set `REDIS_REST_URL`.');
	}
}
