import { withoutCredentials } from '../contract/error-facts.ts';
import { ClientError } from './client-error.ts';
import { defaultClientLimits } from './client-limits.ts';
import { Connection } from './connection.ts';
import { isHtml } from './parse-json.ts';
import type { ReadSiteOptions } from './read-site.ts';

/**
 * A file from the web, with the bounds of a site.
 *
 * @param address - With a path: a whole site is read in another way.
 */
export async function downloadText(
	address: string,
	{ progress = () => undefined, limits }: Pick<ReadSiteOptions, 'progress' | 'limits'> = {},
): Promise<string> {
	const url = URL.parse(address);
	const refuse = (why: string) => new ClientError(`Cannot read \`${withoutCredentials(address)}\`: ${why}`);
	if (!url || !/^https?:$/.test(url.protocol)) {
		throw refuse('it is no http or https address. Write one, or the path of a file.');
	}
	if (url.username || url.password) throw refuse('every message would show its password. Download the file.');
	const all = { ...defaultClientLimits, ...limits };
	const connection = new Connection(url.origin, { limits: all, progress });
	const response = await connection.get(url.pathname + url.search, all.exportBytes);
	if (response.status !== 200)
		throw new ClientError(`\`${url.href}\` responds with ${response.status} instead of 200. Check the address.`);
	if (isHtml(response))
		throw new ClientError(`\`${url.href}\` is a page of HTML. Give the address of the data file behind it.`);
	return response.text;
}
