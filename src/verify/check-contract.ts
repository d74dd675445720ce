import { isDeepStrictEqual } from 'node:util';
import type { Resource } from './inspect/outcome.ts';
import { escapePointer } from './json-pointer.ts';
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

export const publishedContract = '/openapi.json';

const file = publishedContract;

type Published = { readonly servers?: readonly { readonly url?: unknown }[] } | null | undefined;

/** The address of the site in the published contract; `undefined` when that has none that can be used. */
export function readBaseUrl(files: PublishedFiles): string | undefined {
	const url = urlIn(files.json(file, () => {}) as Published);
	return isBaseUrl(url) ? url : undefined;
}

const urlIn = (published: Published): unknown => published?.servers?.[0]?.url;

const isBaseUrl = (url: unknown): url is string =>
	typeof url === 'string' && /^https?:$/.test(URL.parse(url)?.protocol ?? '') && !url.endsWith('/');

/** The published contract is the hand-written one with this site's address. */
export function checkContract(files: PublishedFiles, contract: unknown, report: Report): void {
	const published = files.json(file, report) as Published;
	if (published === undefined) return;
	const url = urlIn(published);
	const expected = structuredClone(contract) as { servers: { url: unknown }[] };
	if (expected.servers[0]) expected.servers[0].url = url;
	const pointer = difference(published, expected);
	if (pointer !== undefined) report({ file, pointer, message: 'differs from the contract.' });
	if (!isBaseUrl(url)) report({ file, pointer: '/servers/0/url', message: `is \`${url}\`, which is no base URL.` });
}

/** JSON Pointer of the first place in which two values differ. */
function difference(a: unknown, b: unknown): string | undefined {
	if (isDeepStrictEqual(a, b)) return undefined;
	if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return '';
	const [left, right] = [a, b] as [Resource, Resource];
	const member = Object.keys({ ...right, ...left }).find((name) => !isDeepStrictEqual(left[name], right[name]));
	return member === undefined ? '' : `/${escapePointer(member)}${difference(left[member], right[member])}`;
}
