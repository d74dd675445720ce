import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { Signer } from '../catalog/current-signer.ts';

/**
 * The signer with the key of `SIGNING_KEY`. Its id is the thumbprint of the public key (RFC 7638), so that another key has
 * another id.
 *
 * @param key - An Ed25519 key as PKCS #8 in base64, checked; `undefined` for no signer.
 */
export function signerOf(key: string | undefined): Signer | undefined {
	if (key === undefined) return undefined;
	const privateKey = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' });
	const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
	const known = { crv: 'Ed25519', kty: 'OKP', x } as const;
	const kid = createHash('sha256').update(JSON.stringify(known)).digest('base64url');
	return {
		publicKey: { ...known, kid },
		sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
	};
}
