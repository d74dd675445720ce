import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AgentCard, verifyAgentCardSignature } from '@a2a-js/sdk';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { runBuild } from '../support/run-build.ts';
import { otherPublicKey, signingKey } from '../support/signing-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'signed-'));
const out = join(folder, 'dist');
const cardFile = '.well-known/agent-card.json';
const keysFile = '.well-known/jwks.json';
const read = (file: string, client = join(out, 'client')) => readFileSync(join(client, file), 'utf8');

beforeAll(() => runBuild(out, { SIGNING_KEY: signingKey, VERIFICATION_KEYS: otherPublicKey, EXTRAS: 'search' }));

describe('a build with SIGNING_KEY', () => {
	test('signs the card of the agent with a key that it publishes where the card says', async () => {
		await verifyAgentCardSignature(async (kid, jku) => {
			expect(jku).toBe(`https://catalog.example/${keysFile}`);
			return JSON.parse(read(keysFile)).keys.find((key: { kid: string }) => key.kid === kid);
		})(AgentCard.fromJSON(JSON.parse(read(cardFile))));
	});

	test('publishes the keys of VERIFICATION_KEYS behind the one that signs', () => {
		const { keys } = JSON.parse(read(keysFile)) as { keys: { kid: string; x: string }[] };
		const [signature] = JSON.parse(read(cardFile)).signatures;
		const { kid } = JSON.parse(Buffer.from(signature.protected, 'base64url').toString());
		expect(keys.map((key) => key.kid === kid)).toEqual([true, false]);
		expect(keys[1]?.x).toBe(Buffer.from(otherPublicKey, 'base64').subarray(12).toString('base64url'));
	});

	test('adds nothing else to the card', () => {
		const { signatures, ...card } = JSON.parse(read(cardFile));
		expect(signatures).toHaveLength(2);
		expect(card).toEqual(JSON.parse(read(cardFile, join(inject('release'), 'client'))));
	});

	test('publishes the key nowhere', () => {
		const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
		expect(files.length).toBeGreaterThan(100);
		const [, secret = ''] = signingKey.split('MC4CAQAwBQYDK2VwBCIEI');
		for (const { parentPath, name } of files) {
			expect([name, readFileSync(join(parentPath, name)).includes(secret)]).toEqual([name, false]);
		}
	});

	test('is followed by one without it that publishes no keys', async () => {
		await runBuild(out, { EXTRAS: 'search' });
		expect(existsSync(join(out, 'client', keysFile))).toBe(false);
		expect(JSON.parse(read(cardFile))).not.toHaveProperty('signatures');
	});
});
