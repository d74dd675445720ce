import type { Signer } from '../../catalog/current-signer.ts';
import { keysFile } from '../../routes/discovery.ts';
import { type agentCard, currentMembers } from './agent-card.ts';
import { canonicalJson } from './canonical-json.ts';

/**
 * The card with its signatures: JSON Web Signatures with detached payload, the canonical card without them
 * (A2A 1.0, section 8.4). The first is of the members of version 1.0, which is all that the SDKs keep of a card before they
 * verify it; the second is of every member, for programs that verify the document as it is.
 *
 * @param signer - `undefined` returns the card as it is.
 */
export function signedCard(card: ReturnType<typeof agentCard>, signer: Signer | undefined, baseUrl: string) {
	if (!signer) return card;
	const header = { alg: 'EdDSA', typ: 'JOSE', kid: signer.publicKey.kid, jku: baseUrl + keysFile };
	const encodedHeader = base64url(JSON.stringify(header));
	const signatures = [currentMembers(card), card].map((payload) => ({
		protected: encodedHeader,
		signature: signer.sign(`${encodedHeader}.${base64url(canonicalJson(payload))}`),
	}));
	return { ...card, signatures };
}

/** The public keys by which documents are verified, the one that signs them first, as a JSON Web Key Set (RFC 7517). */
export const keySet = ({ publicKey, otherKeys }: Signer) => ({
	keys: [publicKey, ...otherKeys].map((key) => ({ ...key, use: 'sig', alg: 'EdDSA' })),
});

function base64url(text: string): string {
	const bytes = new TextEncoder().encode(text);
	const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
	return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
