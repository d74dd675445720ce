import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maximumBodyBytes } from '../../src/content/schemas/body.ts';
import { deflate, inflate, Overflow, toBase64Url } from '../../src/drafts/deflate.ts';
import { readDraft } from '../../src/drafts/draft.ts';
import {
	DraftError,
	decodeDraft,
	encodeDraft,
	maximumInflatedBytes,
	maximumLinkLength,
	reviewLink,
} from '../../src/drafts/draft-link.ts';
import { anyDraft, complete } from './sample.ts';

const packed = async (text: string) => `1.${toBase64Url(await deflate(new TextEncoder().encode(text)))}`;
/** Letters in no order that could be packed, always the same. */
const incompressible = (length: number): string => {
	let state = 7;
	const next = () => {
		state = (state * 48_271) % 2_147_483_647;
		return 97 + (state % 26);
	};
	return String.fromCharCode(...Array.from({ length }, next));
};

const codeOf = async (fragment: string) => {
	const result = await decodeDraft(fragment);
	return result instanceof DraftError ? result.code : result;
};

describe('a draft as a fragment', () => {
	test('comes back as it was', async () => {
		const fragment = await encodeDraft(complete);
		expect(fragment).toMatch(/^1\.[\w-]+$/);
		for (const form of [fragment, `draft=${fragment}`, `#draft=${fragment}`]) {
			expect(await decodeDraft(form)).toEqual(complete);
		}
	});

	test('comes back tidied, whatever it holds', async () => {
		await fc.assert(
			fc.asyncProperty(anyDraft, async (draft) => {
				expect(await decodeDraft(await encodeDraft(draft))).toEqual(readDraft(draft)?.draft);
			}),
			{ numRuns: 300 },
		);
	});

	test('may hold the longest description there can be', async () => {
		const draft = { ...complete, description: '"'.repeat(maximumBodyBytes) };
		expect(await decodeDraft(await encodeDraft(draft))).toEqual(draft);
	});

	test('leaves the description out where it would be too long, and then what the page does not take', async () => {
		const long = { ...complete, name: incompressible(3_000), description: incompressible(3_000) };
		const { url, left_out } = await reviewLink('https://catalog.example', long, ['name']);
		expect(left_out).toEqual(['description', 'name']);
		expect(url.length).toBeLessThanOrEqual(maximumLinkLength);
		const { description: _, name: __, ...rest } = long;
		expect(await decodeDraft(new URL(url).hash)).toEqual(rest);
		const withSlug = await reviewLink('https://catalog.example', { ...complete, slug: incompressible(3_000) });
		expect(withSlug.left_out).toEqual(['description']);
	});

	test("leaves out the longest values of the board's own fields before anything else that is sound", async () => {
		const own = { motto: 'Short', story: incompressible(900), repository: incompressible(3_900).slice(900) };
		const { url, left_out } = await reviewLink('https://catalog.example', { ...complete, own });
		expect(left_out).toEqual(['description', 'own.repository']);
		expect(url.length).toBeLessThanOrEqual(maximumLinkLength);
		const { repository: _, ...rest } = own;
		expect(await decodeDraft(new URL(url).hash)).toMatchObject({ name: complete.name, own: rest });
	});
});

describe('a fragment that is no draft', () => {
	test.for([
		['', 'foreign'],
		['#draft=', 'foreign'],
		['2.q1YA', 'version'],
		['1.', 'damaged'],
		['1.q1bKS8xNVbJS', 'damaged'],
		[`1.${'A'.repeat(300_000)}`, 'too_large'],
	] as const)('%s is %s', async ([fragment, code]) => {
		expect(await codeOf(fragment)).toBe(code);
	});

	test.for(['[1]', '{"name":'])('is damaged when it holds %s', async (text) => {
		expect(await codeOf(await packed(text))).toBe('damaged');
	});

	test('is damaged when it is cut off anywhere', async () => {
		const fragment = await encodeDraft(complete);
		for (let length = 2; length < fragment.length; length++) {
			expect(await codeOf(fragment.slice(0, length))).toBe('damaged');
		}
	});

	test('gives no draft of other members than the known ones', async () => {
		const text = '{"name":"A","__proto__":{"x":1},"approved":true,"tagline":7,"categories":["b",{}]}';
		expect(await decodeDraft(await packed(text))).toEqual({ name: 'A', categories: ['b'] });
	});

	test('never makes the reader throw', async () => {
		const packedOrNot = fc.tuple(fc.constantFrom('', '1.'), fc.oneof(fc.string(), fc.base64String()));
		await fc.assert(
			fc.asyncProperty(packedOrNot, async (parts) => {
				const result = await decodeDraft(parts.join(''));
				if (result instanceof DraftError) expect(result.message).toMatch(/^[A-Z].*\.$/);
			}),
			{ numRuns: 1_000 },
		);
	});
});

describe('a bomb', () => {
	const zeros = new Uint8Array(10_000_000);

	test('of 10 MB is refused', async () => {
		const fragment = `1.${toBase64Url(await deflate(zeros))}`;
		expect(fragment.length).toBeLessThan(14_000);
		expect(await codeOf(fragment)).toBe('too_large');
		expect(await codeOf(await packed(`{"name":"${'0'.repeat(10_000_000)}"}`))).toBe('too_large');
	});

	test('is inflated no further than one portion beyond the limit', async () => {
		const result = await inflate(await deflate(zeros), maximumInflatedBytes);
		expect(result).toBeInstanceOf(Overflow);
		expect((result as Overflow).inflatedBytes).toBeLessThan(maximumInflatedBytes + 128 * 1024);
	});
});
