import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { PublicKey, Signer } from '../catalog/current-signer.ts';

/**
 * The signer with a key, and the other keys that are published beside it.
 *
 * @param key - `SIGNING_KEY`: Ed25519 as PKCS #8 in base64, checked; `undefined` for no signer.
 * @param others - `VERIFICATION_KEYS`: SubjectPublicKeyInfo in base64, checked.
 */
export function signerOf(key: string | undefined, others: readonly string[] = []): Signer | undefined {
	if (key === undefined) return undefined;
	const privateKey = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' });
	const publicKey = withId(createPublicKey(privateKey));
	const otherKeys = others.map((line) =>
		withId(createPublicKey({ key: Buffer.from(line, 'base64'), format: 'der', type: 'spki' })),
	);
	const byId = new Map(otherKeys.map((own) => [own.kid, own]));
	byId.delete(publicKey.kid);
	return {
		publicKey,
		otherKeys: [...byId.values()],
		sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
	};
}

/** The id is the thumbprint of the key (RFC 7638), so that another key has another id. */
function withId(key: KeyObject): PublicKey {
	const { x = '' } = key.export({ format: 'jwk' });
	const known = { crv: 'Ed25519', kty: 'OKP', x } as const;
	return { ...known, kid: createHash('sha256').update(JSON.stringify(known)).digest('base64url') };
}
