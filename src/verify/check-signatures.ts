/** Signatures of the agent card (A2A 1.0, section 8.4): each is one of the card as it is, by a key that the site publishes. */
import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { agentCardFile, keysFile } from '../routes/discovery.ts';
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

type Members = Readonly<Record<string, unknown>>;

export function checkSignatures(files: PublishedFiles, baseUrl: string, report: Report): void {
	const file = agentCardFile;
	const { signatures, ...card } = membersOf(files.paths.has(file) ? files.json(file, () => {}) : undefined);
	if (signatures === undefined && !files.paths.has(keysFile)) return;
	const keys = publishedKeys(files, report);
	if (!Array.isArray(signatures) || signatures.length === 0) {
		report({ file, pointer: '/signatures', message: `is not a list with entries, although there is ${keysFile}.` });
		return;
	}
	// Programs that know the members of version 1.0 alone see a card without these.
	const { protocolVersion, url, preferredTransport, ...current } = card;
	const payloads = [current, card].map((payload) => base64url(canonical(payload)));
	for (const [index, entry] of signatures.entries()) {
		const { protected: header, signature } = membersOf(entry);
		const pointer = `/signatures/${index}`;
		const { alg, typ, kid, jku } = decodeHeader(header);
		const key = keys.get(String(kid));
		if (alg !== 'EdDSA' || typ !== 'JOSE' || jku !== baseUrl + keysFile || !key) {
			const message = `is not the header of a signature by a key of ${keysFile}.`;
			report({ file, pointer: `${pointer}/protected`, message });
			continue;
		}
		const bytes = Buffer.from(String(signature), 'base64url');
		if (payloads.some((payload) => verify(null, Buffer.from(`${header}.${payload}`), key, bytes))) continue;
		report({ file, pointer: `${pointer}/signature`, message: 'is not one of this card.' });
	}
}

/** The public keys by their ids. */
function publishedKeys(files: PublishedFiles, report: Report): ReadonlyMap<string, KeyObject> {
	const { keys } = membersOf(files.json(keysFile, report));
	const found = new Map<string, KeyObject>();
	for (const [index, entry] of (Array.isArray(keys) ? keys : []).entries()) {
		const { kty, crv, x, kid, ...others } = membersOf(entry);
		const isPrivate = 'd' in others;
		try {
			if (isPrivate || typeof kid !== 'string') throw new Error('Not a public key with an id.');
			const jwk = { kty: String(kty), crv: String(crv), x: String(x) };
			found.set(kid, createPublicKey({ key: jwk, format: 'jwk' }));
		} catch {
			const message = isPrivate ? 'is a private key.' : 'is not a public key with an id.';
			report({ file: keysFile, pointer: `/keys/${index}`, message });
		}
	}
	return found;
}

function decodeHeader(header: unknown): Members {
	try {
		return membersOf(JSON.parse(Buffer.from(String(header), 'base64url').toString('utf8')));
	} catch {
		return {};
	}
}

/** RFC 8785, of texts that are well-formed. */
const canonical = (value: unknown): string =>
	JSON.stringify(value, (_, member) =>
		typeof member === 'object' && member !== null && !Array.isArray(member)
			? Object.fromEntries(
					Object.keys(member)
						.sort()
						.map((name) => [name, member[name]]),
				)
			: member,
	);

const base64url = (text: string): string => Buffer.from(text).toString('base64url');

const membersOf = (value: unknown): Members =>
	typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};
