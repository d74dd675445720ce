import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { BuildError } from '../../../src/build/build-error.ts';
import { makeDigest } from '../../../src/build/digest/make-digest.ts';
import { digestHtml } from '../../../src/render/digest/digest-html.ts';
import { digestText } from '../../../src/render/digest/digest-text.ts';
import { digestPages } from '../../../src/render/props/digest.ts';
import { digestCatalog } from '../../render/digest/sample.ts';

describe('makeDigest', () => {
	test('makes a mail that a parser reads back as it was written', async () => {
		const catalog = digestCatalog();
		const [page] = digestPages(catalog);
		if (!page) throw new Error('There is no digest.');
		const { mail, ...facts } = await makeDigest(catalog, '2026-w46', {
			to: 'Leser Größe <leser@xn--mnchen-3ya.example>',
		});
		const parsed = await PostalMime.parse(mail);
		expect(facts).toEqual({ slug: '2026-w46', subject: 'Übersicht came first · Test Catalog, No. 46' });
		expect(parsed.subject).toBe(facts.subject);
		expect(parsed.from).toMatchObject({ name: 'Test Catalog', address: 'digest@catalog.example' });
		expect(parsed.to).toMatchObject([{ name: 'Leser Größe', address: 'leser@xn--mnchen-3ya.example' }]);
		expect(parsed.date).toBe('2026-11-16T00:00:00.000Z');
		expect(parsed.messageId).toBe('<digest.2026-w46@catalog.example>');
		// The parser counts the line break in front of a boundary to the part.
		expect(parsed.html).toBe(`${digestHtml(page.props)}\n`);
		expect(parsed.text).toBe(`${digestText(page.props)}\n`);
		expect(parsed.attachments).toEqual([]);
		expect(parsed.headers.find(({ key }) => key === 'x-unsent')?.value).toBe('1');
	});

	test('writes ASCII in lines of 76 characters at most, which end with CRLF', async () => {
		const { mail } = await makeDigest(digestCatalog(), '2026-w46', { from: 'Übersicht <a@b.example>' });
		const text = mail.toString('latin1');
		expect(text).toMatch(/^[\x20-\x7e\r\n]*$/);
		expect(text.split('\r\n').join('')).not.toMatch(/[\r\n]/);
		expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(76);
	});

	test('writes the same bytes for the same week', async () => {
		const [first, second] = [
			await makeDigest(digestCatalog(), '2026-w46'),
			await makeDigest(digestCatalog(), undefined),
		];
		expect(first.mail.equals(second.mail)).toBe(true);
	});

	test('is dated as it is told', async () => {
		const { mail } = await makeDigest(digestCatalog(), '2026-w46', { sentAt: 1_795_167_000 });
		expect((await PostalMime.parse(mail)).date).toBe('2026-11-20T09:30:00.000Z');
	});

	test('takes no header out of an address', async () => {
		const { mail } = await makeDigest(digestCatalog(), '2026-w46', { to: 'a@b.example\r\nBcc: c@d.example' });
		const { headers } = await PostalMime.parse(mail);
		expect(headers.map(({ key }) => key)).not.toContain('bcc');
	});

	test.for([
		['2026-w47', 'that week is open until 2026-11-22'],
		['2026-w45', 'no launch of that week has a score above 0'],
		['2026-w48', 'no week of that slug has begun'],
	])('refuses %s: %s', async ([slug, reason]) => {
		await expect(makeDigest(digestCatalog(), slug)).rejects.toThrow(
			new BuildError(`Cannot write a digest of \`${slug}\`: ${reason}. The last week with a digest is \`2026-w46\`.`),
		);
	});

	test('refuses where no week is over', async () => {
		await expect(makeDigest(digestCatalog('2026-11-03'), undefined)).rejects.toThrow(
			new BuildError('Cannot write a digest: no week with a winner is over yet.'),
		);
	});
});
