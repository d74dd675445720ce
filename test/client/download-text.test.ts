import { describe, expect, test } from 'vitest';
import { downloadText } from '../../src/client/download-text.ts';
import { json, startSite, text } from './scripted-site.ts';

describe('downloadText', () => {
	test('reads a file, query included', async () => {
		await using site = await startSite({ '/p.csv?raw=1': text('name\nAcme\n', 'text/csv') });
		expect(await downloadText(`${site.url}/p.csv?raw=1#top`)).toBe('name\nAcme\n');
	});

	test.for([
		['ftp://acme.example/p.csv', 'it is no http or https address. Write one, or the path of a file.'],
		['https://me:secret@acme.example/p.csv', 'every message would show its password. Download the file.'],
	] as const)('refuses %s and shows no password', async ([address, why]) => {
		const shown = address.replace('me:secret', '…');
		await expect(downloadText(address)).rejects.toThrow(`Cannot read \`${shown}\`: ${why}`);
	});

	test('says what an address has instead of a file', async () => {
		await using site = await startSite({
			'/page': text('<html>', 'text/html'),
			'/away': json({}, 302, { location: 'https://elsewhere.example/p.csv' }),
		});
		await expect(downloadText(`${site.url}/p.csv`)).rejects.toThrow(
			`\`${site.url}/p.csv\` responds with 404 instead of 200. Check the address.`,
		);
		await expect(downloadText(`${site.url}/page`)).rejects.toThrow(
			`\`${site.url}/page\` is a page of HTML. Give the address of the data file behind it.`,
		);
		await expect(downloadText(`${site.url}/away`)).rejects.toThrow(
			`\`${site.url}/away\` redirects to \`https://elsewhere.example\`, and only \`${site.url}\` is read. Use that address if it is the same site.`,
		);
	});
});
