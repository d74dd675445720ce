import { lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkOutput } from '../../src/build/publish.ts';
import { UserError } from '../../src/user-error.ts';
import { writeFiles } from '../content/content-folder.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { release as publishSmall } from './small-release.ts';

let root: string;
let elsewhere: string;

beforeEach(() => {
	root = temporaryFolder();
	elsewhere = temporaryFolder();
});

const release = (text: string, out: string, plain = false) => publishSmall(root, out, text, plain);
const index = (out: string): string => readFileSync(join(out, 'client/index.html'), 'utf8');

describe('publish', () => {
	test('keeps what is live through a build for another output', async () => {
		await release('live', join(root, 'dist'));
		await release('other', join(elsewhere, 'out'));
		await release('inside', join(root, 'preview'));
		expect(index(join(root, 'dist'))).toBe('live');
		expect(index(join(elsewhere, 'out'))).toBe('other');
		await release('later', join(root, 'dist'));
		await release('last', join(root, 'dist'));
		expect(index(join(root, 'preview'))).toBe('inside');
		expect(index(join(root, 'dist'))).toBe('last');
	});

	test('makes the folders above an output, and never writes into the live release when its path goes through a link', async () => {
		symlinkSync(elsewhere, join(root, 'way'));
		const out = join(root, 'way/some/out');
		await release('one', out);
		await release('two', out);
		expect(readlinkSync(out)).toBe('.out-releases/b');
		expect(index(join(elsewhere, 'some/out'))).toBe('two');
	});
});

test('releases of an output share the files that do not change, and no other ones', async () => {
	const numbers: number[] = [];
	for (const text of ['one', 'two', 'three', 'four']) {
		await release(text, join(elsewhere, 'out'));
		for (const path of ['same/file.txt', 'index.html']) numbers.push(statSync(join(elsewhere, 'out/client', path)).ino);
	}
	// The fourth release is in the folder of the first one.
	const [same] = numbers;
	expect(numbers.filter((number) => number === same)).toHaveLength(4);
	expect(new Set(numbers.slice(0, 6)).size).toBe(4);
});

describe('publish of a plain folder', () => {
	test('leaves a folder and nothing beside it, and turns from link to folder and back', async () => {
		const out = join(root, 'dist');
		for (const [text, plain] of [
			['one', true],
			['two', true],
			['three', false],
			['four', true],
			['five', false],
		] as const) {
			await release(text, out, plain);
			expect(index(out)).toBe(text);
			expect(lstatSync(out).isSymbolicLink()).toBe(!plain);
			expect(readdirSync(root).sort()).toEqual(['.builds', 'dist']);
		}
	});

	test('leaves only the lock beside another output', async () => {
		const out = join(elsewhere, 'out');
		for (const text of ['one', 'two']) await release(text, out, true);
		expect(index(out)).toBe('two');
		expect(readdirSync(elsewhere, { recursive: true }).filter((path) => !/^out\b/.test(String(path)))).toEqual([
			'.out-releases',
			'.out-releases/lock.db',
		]);
	});
});

describe('checkOutput', () => {
	test('accepts nothing, an empty folder, a build, and a link to a build or to nothing', async () => {
		const out = join(root, 'out');
		checkOutput(out, root);
		mkdirSync(out);
		checkOutput(out, root);
		writeFiles(out, { 'client/data/manifest.json': '{}' });
		symlinkSync(out, join(root, 'link'));
		symlinkSync('nowhere', join(root, 'dangling'));
		for (const name of ['out', 'link', 'dangling']) checkOutput(join(root, name), root);
	});

	test.each([
		['a folder with other files', () => writeFiles(root, { 'out/mine.txt': 'mine' })],
		['a file', () => writeFiles(root, { out: 'mine' })],
		[
			'a link to a folder with other files',
			() => symlinkSync(writeFiles(elsewhere, { 'mine.txt': 'mine' }), join(root, 'out')),
		],
	])('refuses %s', (_name, prepare) => {
		prepare();
		const out = join(root, 'out');
		expect(() => checkOutput(out, root)).toThrow(
			new UserError(
				`\`${out}\` exists and is not the output of a build. Set \`OUT_DIR\` to another path, or move that folder.`,
			),
		);
	});

	test.each(['.builds', '.builds/c', '.builds/x/y'])('refuses `%s`, where builds are made', (name) => {
		const out = join(root, name);
		expect(() => checkOutput(out, root)).toThrow(
			new UserError(`\`${out}\` is inside the folder where builds are made. Set \`OUT_DIR\` to another path.`),
		);
	});
});
