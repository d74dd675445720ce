/** An Ed25519 key with its id (RFC 7517, RFC 8037). */
export interface PublicKey {
	readonly kty: 'OKP';
	readonly crv: 'Ed25519';
	readonly x: string;
	readonly kid: string;
}

/** What signs published documents. */
export interface Signer {
	readonly publicKey: PublicKey;
	/** Keys that are published beside it: the one before it, or the next one. */
	readonly otherKeys: readonly PublicKey[];
	/** The signature of a text, in base64url; the same each time. */
	readonly sign: (text: string) => string;
}

/** Apart from the catalog, which pages hand on to what they show: no key can get there. */
const current = Symbol.for('launch-catalog.signer');

/** Sets what `signer` returns, as `setCatalog` does; `undefined` takes it away. */
export function setSigner(signer: Signer | undefined): void {
	Reflect.set(globalThis, current, signer);
}

/** `undefined` where documents are published without a signature. */
export const currentSigner = (): Signer | undefined => Reflect.get(globalThis, current) as Signer | undefined;
