import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { signerOf } from '../../src/build/signing-key.ts';
import { agentCard } from '../../src/render/discovery/agent-card.ts';
import { keySet, signedCard } from '../../src/render/discovery/signed-card.ts';
import { checkSignatures } from '../../src/verify/check-signatures.ts';
import { PublishedFiles } from '../../src/verify/published-files.ts';
import type { Violation } from '../../src/verify/violation.ts';
import { baseUrl } from '../support/run-build.ts';
import { signingKey } from '../support/signing-key.ts';
import { catalogOf } from '../support/synthetic-catalog.ts';

const signer = signerOf(signingKey);
if (!signer) throw new Error('There is no signer.');
const card = agentCard({ ...catalogOf([]), base_url: baseUrl }, '1.0.0', []);
const signed = { signatures: [] as object[], ...signedCard(card, signer, baseUrl) };
const [key] = keySet(signer).keys;

/** @returns What is said of a folder with a card and, where there are some, keys. */
function check(document: object, keys?: unknown): Violation[] {
	const folder = mkdtempSync(join(tmpdir(), 'signatures-'));
	mkdirSync(join(folder, '.well-known'));
	writeFileSync(join(folder, '.well-known/agent-card.json'), JSON.stringify(document));
	if (keys !== undefined) writeFileSync(join(folder, '.well-known/jwks.json'), JSON.stringify(keys));
	const violations: Violation[] = [];
	checkSignatures(new PublishedFiles(folder), baseUrl, (violation) => violations.push(violation));
	return violations;
}

const file = '/.well-known/agent-card.json';
const keysFile = '/.well-known/jwks.json';
const wrongHeader = 'is not the header of a signature by a key of /.well-known/jwks.json.';

describe('checkSignatures', () => {
	test('finds nothing wrong in a card without signatures, and in a signed one with its keys', () => {
		expect(check(card)).toEqual([]);
		expect(check(signed, keySet(signer))).toEqual([]);
	});

	test.for([{ name: 'Another' }, { url: 'https://other.example/a2a', name: 'Another' }])(
		'finds the signatures of another card than one with %j',
		(other) => {
			expect(check({ ...signed, ...other }, keySet(signer))).toEqual([
				{ file, pointer: '/signatures/0/signature', message: 'is not one of this card.' },
				{ file, pointer: '/signatures/1/signature', message: 'is not one of this card.' },
			]);
		},
	);

	test('finds the signature of all members wrong where only older clients read another address', () => {
		expect(check({ ...signed, url: `${baseUrl}/b2b` }, keySet(signer))).toEqual([
			{ file, pointer: '/signatures/1/signature', message: 'is not one of this card.' },
		]);
	});

	test('finds keys without signatures', () => {
		const message = 'is not a list with entries, although there is /.well-known/jwks.json.';
		expect(check(card, keySet(signer))).toEqual([{ file, pointer: '/signatures', message }]);
		expect(check({ ...card, signatures: [] }, keySet(signer))).toEqual([{ file, pointer: '/signatures', message }]);
	});

	test('finds signatures without keys, with other ones, and with a header that is none', () => {
		const [first] = signed.signatures;
		const single = { ...signed, signatures: [first] };
		const header = { file, pointer: '/signatures/0/protected', message: wrongHeader };
		expect(check(single)).toEqual([{ file: keysFile, pointer: '', message: 'does not exist.' }, header]);
		expect(check(single, { keys: [] })).toEqual([header]);
		expect(check(single, { keys: [{ ...key, kid: 'another' }] })).toEqual([header]);
		expect(check({ ...card, signatures: [{ ...first, protected: 'e30' }] }, keySet(signer))).toEqual([header]);
		expect(check({ ...card, signatures: [7] }, keySet(signer))).toEqual([header]);
		const elsewhere = signedCard(card, signer, 'https://other.example');
		expect(check(elsewhere, keySet(signer)).map(({ pointer }) => pointer)).toEqual([
			'/signatures/0/protected',
			'/signatures/1/protected',
		]);
	});

	test('finds private keys, and what is no key', () => {
		const keys = [key, { ...key, d: 'AAAA' }, { kid: 'a' }, 'key'];
		expect(check(signed, { keys })).toEqual([
			{ file: keysFile, pointer: '/keys/1', message: 'is a private key.' },
			{ file: keysFile, pointer: '/keys/2', message: 'is not a public key with an id.' },
			{ file: keysFile, pointer: '/keys/3', message: 'is not a public key with an id.' },
		]);
	});
});
