import { BoundedCache } from '../bounded-cache.ts';

/** Names of clients that are kept, so that the next request of one of them is not hashed again. */
const keptNames = 10_000;

/** Bytes of a hash that are used: no two clients meet, and a name is short. */
const nameBytes = 16;

/**
 * Names clients for a store that others may read: by a keyed hash (HMAC-SHA-256), from which nobody without the secret
 * learns an address. Servers with the same secret give the same names.
 *
 * @param secret - Empty for names that anyone can compute.
 */
export function clientNames(secret: string): (client: string) => Promise<string> {
	const encoder = new TextEncoder();
	const names = new BoundedCache<string, Promise<string>>(keptNames);
	const algorithm = { name: 'HMAC', hash: 'SHA-256' };
	// A key must not be empty.
	const material = encoder.encode(`launch-catalog:${secret}`);
	let key: Promise<CryptoKey> | undefined;
	const hash = async (client: string) => {
		key ??= crypto.subtle.importKey('raw', material, algorithm, false, ['sign']);
		return base64url(new Uint8Array(await crypto.subtle.sign('HMAC', await key, encoder.encode(client)), 0, nameBytes));
	};
	return (client) => {
		const known = names.get(client);
		if (known) return known;
		const name = hash(client);
		names.set(client, name);
		return name;
	};
}

const base64url = (bytes: Uint8Array): string =>
	btoa(String.fromCharCode(...bytes))
		.replaceAll('+', '-')
		.replaceAll('/', '_')
		.replaceAll('=', '');
