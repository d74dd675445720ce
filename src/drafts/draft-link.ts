/**
 * A draft as the fragment of an address: `1.` and the base64url of its deflated JSON. A fragment stays in the browser,
 * so that no server, log or referrer ever sees the draft. The person who opens a link has not written it: it may hold anything.
 */
import { draft as t } from '../texts/sections.ts';
import { deflate, fromBase64Url, inflate, Overflow, toBase64Url } from './deflate.ts';
import { type Draft, type DraftField, ownPath, readDraft } from './draft.ts';

const version = '1';

/** A description of 32 KiB of which JSON escapes every character, and the other fields. */
export const maximumInflatedBytes = 96 * 1024;

/** Nothing that fits into the former is longer. */
const maximumFragmentLength = 160 * 1024;

/** Why a fragment gives no draft. Returned, not thrown: a broken link is an everyday thing. */
export class DraftError extends Error {
	override readonly name = 'DraftError';
	readonly code: 'foreign' | 'version' | 'damaged' | 'too_large';

	constructor(code: DraftError['code']) {
		super(t[`link_${code}`]);
		this.code = code;
	}
}

export async function encodeDraft(draft: Draft): Promise<string> {
	const bytes = new TextEncoder().encode(JSON.stringify(draft));
	return `${version}.${toBase64Url(await deflate(bytes))}`;
}

/** @param fragment - With or without `#draft=` in front. Never throws. */
export async function decodeDraft(fragment: string): Promise<Draft | DraftError> {
	if (fragment.length > maximumFragmentLength) return new DraftError('too_large');
	const [, given, payload = ''] = /^#?(?:draft=)?(\d+)\.([^.]*)$/.exec(fragment) ?? [];
	if (given === undefined) return new DraftError('foreign');
	if (given !== version) return new DraftError('version');
	const packed = fromBase64Url(payload);
	const bytes = packed && (await inflate(packed, maximumInflatedBytes));
	if (!bytes) return new DraftError('damaged');
	if (bytes instanceof Overflow) return new DraftError('too_large');
	return readDraft(parse(bytes))?.draft ?? new DraftError('damaged');
}

/**
 * Programs copy links letter by letter, and chats cut long ones off. A complete draft whose description has 1,000
 * characters makes one of some 1,300.
 */
export const maximumLinkLength = 2_000;

export interface ReviewLink {
	/** The address of the page on which a person looks at a draft and sends it in. */
	readonly url: string;
	/** Fields that would have made it too long, and that the person adds on the page. */
	readonly left_out: readonly string[];
}

/**
 * A link without what makes it too long: the description, then values of the board's own fields, then wrong values, of each the
 * longest first.
 *
 * @param wrong - Fields with a problem.
 */
export async function reviewLink(
	baseUrl: string,
	draft: Draft,
	wrong: readonly DraftField[] = [],
): Promise<ReviewLink> {
	const urlOf = async (shown: Draft) => `${baseUrl}/launch#draft=${await encodeDraft(shown)}`;
	const own = { ...draft.own };
	const rest = { ...draft };
	const left_out: string[] = [];
	let url = await urlOf(rest);
	const leaveOut = async (from: object, names: readonly string[], nameOf = (name: string) => name) => {
		const sizeOf = (name: string): number => JSON.stringify(Reflect.get(from, name)).length;
		for (const name of names.filter((name) => name in from).toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
			if (url.length <= maximumLinkLength) return;
			Reflect.deleteProperty(from, name);
			left_out.push(nameOf(name));
			url = await urlOf(draft.own ? { ...rest, own } : rest);
		}
	};
	await leaveOut(rest, ['description']);
	await leaveOut(own, Object.keys(own), ownPath);
	await leaveOut(rest, wrong);
	return { url, left_out };
}

/** `undefined` when the bytes are not JSON in UTF-8. */
function parse(bytes: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
	} catch {
		return undefined;
	}
}
