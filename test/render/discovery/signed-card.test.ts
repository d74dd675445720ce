import { createPrivateKey, createPublicKey } from 'node:crypto';
import { AgentCard, canonicalizeAgentCard, verifyAgentCardSignature } from '@a2a-js/sdk';
import { calculateJwkThumbprint, createLocalJWKSet, decodeProtectedHeader, flattenedVerify } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { describeOperations } from '../../../src/agents/describe-operations.ts';
import { signerOf } from '../../../src/build/signing-key.ts';
import { agentCard, currentMembers } from '../../../src/render/discovery/agent-card.ts';
import { canonicalJson } from '../../../src/render/discovery/canonical-json.ts';
import { exampleWords } from '../../../src/render/discovery/live-examples.ts';
import { keySet, signedCard } from '../../../src/render/discovery/signed-card.ts';
import { signingKey } from '../../support/signing-key.ts';
import { catalogOf } from '../../support/synthetic-catalog.ts';

const signer = signerOf(signingKey);
if (!signer) throw new Error('There is no signer.');
const catalog = catalogOf([]);
const card = agentCard(catalog, '1.0.0', describeOperations(exampleWords(catalog)));
const signed = signedCard(card, signer, catalog.base_url) as typeof card & {
	readonly signatures: readonly { readonly protected: string; readonly signature: string }[];
};
const keys = createLocalJWKSet(keySet(signer));
const payloadOf = (document: unknown) => Buffer.from(canonicalJson(document)).toString('base64url');

/** As clients of A2A 1.0 do it, with the official SDK. */
async function verifyWithSdk(document: object): Promise<void> {
	vi.spyOn(console, 'debug').mockImplementation(() => {});
	await verifyAgentCardSignature(async () => {
		const [key] = keySet(signer as NonNullable<typeof signer>).keys;
		if (!key) throw new Error('There is no key.');
		return { ...key };
	})(AgentCard.fromJSON(document));
}

describe('signedCard', () => {
	test('is the card as it is without a signer', () => {
		expect(signedCard(card, undefined, catalog.base_url)).toBe(card);
		expect(card).not.toHaveProperty('signatures');
	});

	test('names the key, the algorithm and where the key is published', async () => {
		const { kid } = signer.publicKey;
		for (const { protected: header } of signed.signatures) {
			const jku = 'https://catalog.example/.well-known/jwks.json';
			expect(decodeProtectedHeader({ protected: header })).toEqual({ alg: 'EdDSA', typ: 'JOSE', kid, jku });
		}
		expect(kid).toBe(await calculateJwkThumbprint(signer.publicKey));
		expect(keySet(signer)).toEqual({ keys: [{ ...signer.publicKey, use: 'sig', alg: 'EdDSA' }] });
	});

	test('has signatures of its members in version 1.0, and of all of them', async () => {
		const { signatures, ...all } = signed;
		expect(all).toEqual(card);
		for (const [index, payload] of [payloadOf(currentMembers(card)), payloadOf(card)].entries()) {
			const { payload: verified } = await flattenedVerify({ ...signatures[index], payload } as never, keys);
			expect(Buffer.from(verified).toString()).toBe(Buffer.from(payload, 'base64url').toString());
		}
	});

	test('is verified by the SDK, whose canonical form is ours', async () => {
		expect(canonicalizeAgentCard(AgentCard.fromJSON(card))).toBe(canonicalJson(currentMembers(card)));
		await expect(verifyWithSdk(signed)).resolves.toBeUndefined();
	});

	test('is not verified with another word in it', async () => {
		for (const other of [{ name: 'Another' }, { skills: card.skills.slice(1) }, { iconUrl: 'https://evil.example' }]) {
			await expect(verifyWithSdk({ ...signed, ...other })).rejects.toThrow('No valid signatures');
			const payload = payloadOf({ ...card, ...other });
			await expect(flattenedVerify({ ...signed.signatures[1], payload } as never, keys)).rejects.toThrow();
		}
	});

	test('is the same each time, and another with another key', () => {
		expect(signedCard(card, signer, catalog.base_url)).toEqual(signed);
		const another = signerOf('MC4CAQAwBQYDK2VwBCIEIAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB');
		expect(another?.publicKey.kid).not.toBe(signer.publicKey.kid);
		expect(signedCard(card, another, catalog.base_url)).not.toEqual(signed);
	});
});

describe('one key after another', () => {
	const secondKey = 'MC4CAQAwBQYDK2VwBCIEIAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB';
	const publicOf = (line: string): string =>
		createPublicKey(createPrivateKey({ key: Buffer.from(line, 'base64'), format: 'der', type: 'pkcs8' }))
			.export({ format: 'der', type: 'spki' })
			.toString('base64');
	/** The card and the keys of a build. */
	const publish = (own: string, others: readonly string[]) => {
		const signs = signerOf(own, others);
		if (!signs) throw new Error('There is no signer.');
		return { card: signedCard(card, signs, catalog.base_url) as typeof signed, keys: keySet(signs) };
	};
	const verify = (own: typeof signed, set: ReturnType<typeof keySet>) =>
		flattenedVerify({ ...own.signatures[1], payload: payloadOf(card) } as never, createLocalJWKSet(set));

	test('verifies every card by every set of keys of the builds beside it', async () => {
		const builds = [
			publish(signingKey, []),
			publish(signingKey, [publicOf(secondKey)]),
			publish(secondKey, [publicOf(signingKey)]),
			publish(secondKey, []),
		];
		for (const [index, build] of builds.entries()) {
			for (const other of builds.slice(Math.max(0, index - 1), index + 2)) {
				await expect(verify(build.card, other.keys)).resolves.toBeDefined();
			}
		}
	});

	test('without both of them for a while verifies no card in a cache', async () => {
		await expect(verify(publish(signingKey, []).card, publish(secondKey, []).keys)).rejects.toThrow();
	});

	test('publishes each key once, the one that signs first, and nothing of it that is private', async () => {
		const { keys } = publish(signingKey, [signingKey, secondKey, secondKey].map(publicOf)).keys;
		const ids = await Promise.all(keys.map((own) => calculateJwkThumbprint(own)));
		expect(ids).toEqual([signer.publicKey.kid, signerOf(secondKey)?.publicKey.kid]);
		expect(keys.map((own) => Object.keys(own))).toEqual(keys.map(() => ['crv', 'kty', 'x', 'kid', 'use', 'alg']));
	});
});
