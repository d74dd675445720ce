import { withoutCredentials } from '../contract/error-facts.ts';
import { ClientError } from './client-error.ts';

/**
 * The origin of a site, such as `https://catalog.example`.
 *
 * @throws {ClientError} when the address is not that of a whole host: the API stands at the root.
 */
export function siteOrigin(address: string): string {
	const url = URL.parse(address);
	const remedy = 'Write the address of a host, such as `https://catalog.example`.';
	if (!url || !/^https?:$/.test(url.protocol)) {
		throw new ClientError(`Cannot read \`${withoutCredentials(address)}\`: it is no http or https address. ${remedy}`);
	}
	if (url.username || url.password) {
		throw new ClientError(`Cannot read \`${withoutCredentials(address)}\`: the API has no sign-in. ${remedy}`);
	}
	if (url.pathname !== '/' || url.search || url.hash) {
		throw new ClientError(
			`Cannot read \`${url.href}\`: the API stands at the root of its host. Write \`${url.origin}\`.`,
		);
	}
	return url.origin;
}
