import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildCommandLine } from '../../scripts/build-options.ts';
import { readArguments } from '../../scripts/run-command.ts';
import { hashContent, reasonNotToBuild } from '../../src/build/build-reason.ts';
import { publish, rollBack } from '../../src/build/publish.ts';
import { acquireBuildDirectory, outputAt } from '../../src/build/releases.ts';
import { SettingsError } from '../../src/config/settings.ts';
import { removeFolder, temporaryFolder } from '../support/checkout.ts';
import { writeManifest } from '../support/write-manifest.ts';

const folders: string[] = [];
let root: string;

beforeEach(() => {
	root = temporaryFolder();
	folders.push(root);
});
afterAll(() => folders.forEach(removeFolder));

const [past, future] = ['2020-01-06T00:00:00Z', '9999-01-01T00:00:00Z'];
const [before, bad, fixed] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];
const output = () => outputAt(join(root, 'dist'), root);

function write(path: string, text: string): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
}

async function release(content: string, validUntil: string): Promise<void> {
	const { folder, leave } = await acquireBuildDirectory(root);
	const status = { version: '1.0.0', built_at: '2020-01-01T00:00:00Z', base_url: 'https://catalog.example' };
	write(join(folder, 'client/status.json'), JSON.stringify({ ...status, valid_until: validUntil }));
	writeManifest(folder, status.base_url);
	const plain = false;
	await publish({ folder, out: join(root, 'dist'), root, plain, content, baseUrl: status.base_url });
	leave();
}

describe('reasonNotToBuild', () => {
	test('is none when a person asks, and where nothing verified is live', async () => {
		expect(reasonNotToBuild('date', output(), before)).toBeUndefined();
		expect(reasonNotToBuild('damage', output(), before)).toBeUndefined();
		await release(before, future);
		expect(reasonNotToBuild('always', output(), before)).toBeUndefined();
	});

	test('is that another build has taken in the content, unless the date has passed, too', async () => {
		await release(before, future);
		expect(reasonNotToBuild('content', output(), fixed)).toBeUndefined();
		expect(reasonNotToBuild('content', output(), before)).toBe('The live release has this content.');
		await release(before, past);
		expect(reasonNotToBuild('content', output(), before)).toBeUndefined();
	});

	test('is that the live release is not outdated, whatever the content', async () => {
		await release(before, future);
		expect(reasonNotToBuild('date', output(), fixed)).toBe('The live release is not outdated.');
		await release(before, past);
		expect(reasonNotToBuild('date', output(), before)).toBeUndefined();
	});

	test('is that the live release is whole', async () => {
		await release(before, future);
		expect(reasonNotToBuild('damage', output(), before)).toBe('The live release is whole.');
		write(join(root, 'dist/client/status.json'), '');
		expect(reasonNotToBuild('damage', output(), before)).toBeUndefined();
	});

	test('is that a passing date does not bring back what was rolled back, until it is changed or wanted', async () => {
		await release(before, past);
		await release(bad, past);
		await rollBack(output());
		expect(reasonNotToBuild('date', output(), bad)).toBe(
			'This content was rolled back. Change it, or run `npm run build` to publish it all the same.',
		);
		expect(reasonNotToBuild('date', output(), fixed)).toBeUndefined();
		expect(reasonNotToBuild('content', output(), fixed)).toBeUndefined();
		expect(reasonNotToBuild('always', output(), bad)).toBeUndefined();
		await rollBack(output());
		expect(reasonNotToBuild('date', output(), bad)).toBeUndefined();
	});
});

describe('buildCommandLine', () => {
	const read = (...argv: string[]) => readArguments(buildCommandLine(), argv);

	test('reads options or none', () => {
		expect(read()).toEqual({ values: [], options: { for: 'always' } });
		expect(read('--for=date')).toEqual({ values: [], options: { for: 'date' } });
		expect(read('--for', 'damage', '--full', '--json')).toEqual({
			values: [],
			options: { for: 'damage', full: true, json: true },
		});
	});

	const choices = 'Allowed choices are always, content, date, damage.';

	test.each([
		[['--for'], "option '--for <reason>' argument missing."],
		[['--for=week'], `option '--for <reason>' argument 'week' is invalid. ${choices}`],
		[['date'], 'too many arguments. Expected 0 arguments but got 1: date.'],
		[['--ful'], "unknown option '--ful'. Did you mean --full?"],
	])('refuses %s', (argv, sentence) => {
		expect(() => read(...argv)).toThrow(
			new SettingsError(`Cannot use the arguments: ${sentence} \`npm run build -- --help\` lists them.`),
		);
	});
});

describe('hashContent', () => {
	const hash = () => hashContent(root);

	beforeEach(() => {
		write(join(root, 'site.yaml'), 'a');
		write(join(root, 'products/sub/one.md'), 'b');
	});

	test('is another one for each changed, added and renamed file that a build reads', () => {
		const hashes = [hash()];
		const change = (path: string, text: string) => {
			write(join(root, path), text);
			hashes.push(hash());
		};
		change('site.yaml', 'ab');
		change('products/sub/one.md', '');
		change('products/two.md', '');
		change('pages/two.md', '');
		change('releases.json', '{}');
		expect(new Set(hashes).size).toBe(6);
	});

	test('leaves alone what builds do not read', () => {
		const first = hash();
		for (const path of ['notes.txt', 'drafts/a.md', 'products/.hidden.md', '.site.yaml.swp'])
			write(join(root, path), 'x');
		expect(hash()).toBe(first);
	});
});
