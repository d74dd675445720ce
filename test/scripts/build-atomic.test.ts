import {
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { build, copyCheckout, hashes, removeFolder, run, settings, start, temporaryFolder } from './checkout.ts';
import { writeSampleContent } from './sample-content.ts';

const folder = temporaryFolder();
const checkout = join(folder, 'checkout');
const former = join(folder, 'former');
const next = join(folder, 'next');
const dist = join(checkout, 'dist');
let duration: number;

beforeAll(async () => {
	copyCheckout(checkout);
	writeSampleContent(checkout, former, { products: 60 });
	writeSampleContent(checkout, next, { products: 70 });
	const begin = performance.now();
	await build(checkout, { CONTENT_DIR: former });
	duration = performance.now() - begin;
});
afterAll(() => removeFolder(folder));

describe('a build that fails', () => {
	const broken = join(folder, 'broken');
	let before: string[];

	beforeAll(async () => {
		await build(checkout, { CONTENT_DIR: former });
		before = hashes(realpathSync(dist));
	});
	beforeEach(() => {
		rmSync(broken, { recursive: true, force: true });
		writeSampleContent(checkout, broken, { products: 3 });
	});

	async function fail(): Promise<string> {
		const { code, stderr } = await run(checkout, 'scripts/build.ts', { ...settings, CONTENT_DIR: broken });
		expect(code).toBe(1);
		expect(hashes(realpathSync(dist))).toEqual(before);
		expect(existsSync(join(checkout, '.builds/lock'))).toBe(false);
		return stderr;
	}

	test('over its content leaves the output as it was', async () => {
		writeFileSync(join(broken, 'products/product-001.md'), '---\nname: [\n---\n');
		expect(await fail()).toMatch(/product-001\.md:\d+:\d+ .*\n\n\d+ issues? in the content\.\n$/s);
	});

	test('over the inspection of its output leaves the output as it was', async () => {
		const file = join(broken, 'pages/about.md');
		writeFileSync(file, `${readFileSync(file, 'utf8')}\nSee [this](https://catalog.example/nope).\n`);
		expect(await fail()).toMatch(
			/^\/about\.html# links to `https:\/\/catalog\.example\/nope`, which does not exist\.$/m,
		);
	});

	test('in a page leaves the output as it was', async () => {
		const page = join(checkout, 'src/pages/openapi.json.ts');
		const source = readFileSync(page, 'utf8');
		writeFileSync(page, `export const GET = () => { throw new Error('A page that fails'); };\n`);
		try {
			expect(await fail()).toContain('A page that fails');
		} finally {
			writeFileSync(page, source);
		}
	});
});

describe.each([
	['the link `dist`', dist],
	['an output elsewhere', join(folder, 'elsewhere/out')],
])('a build that is killed, with %s', (_name, out) => {
	let expected: readonly string[];
	const complete: string[] = [];

	beforeAll(async () => {
		for (const content of [next, former]) {
			await build(checkout, { CONTENT_DIR: content, OUT_DIR: out });
			complete.push(hashes(join(realpathSync(out), 'client')).join('\n'));
		}
		expected = listing();
	});

	/** What lies where builds work and where they publish. */
	function listing(): string[] {
		return [checkout, join(checkout, '.builds'), join(folder, 'elsewhere')].flatMap((path) =>
			existsSync(path) ? readdirSync(path).sort() : [],
		);
	}

	// Spread over the whole build, and one in its last moments, where it publishes.
	test.each([0.1, 0.4, 0.6, 0.75, 0.9, 0.97])('after %d of its time leaves a whole output', async (part) => {
		const { child, end } = start(checkout, 'scripts/build.ts', { ...settings, CONTENT_DIR: next, OUT_DIR: out });
		await Promise.race([sleep(duration * part), end]);
		child.kill('SIGKILL');
		await end;
		expect(complete).toContain(hashes(join(realpathSync(out), 'client')).join('\n'));
		await build(checkout, { CONTENT_DIR: former, OUT_DIR: out });
		expect(hashes(join(realpathSync(out), 'client')).join('\n')).toBe(complete[1]);
		expect(listing()).toEqual(expected);
	});
});

describe('two builds at once', () => {
	test('take turns, and the one that waits says so', async () => {
		const outcomes = await Promise.all(
			['one', 'two'].map((name) => build(checkout, { CONTENT_DIR: next, OUT_DIR: join(folder, 'both', name) })),
		);
		const waiting = outcomes.filter(({ stdout }) =>
			/^Waiting for another build \(process \d+ on \S+\)\.$/m.test(stdout),
		);
		expect(waiting).toHaveLength(1);
		expect(hashes(join(folder, 'both/one/client'))).toEqual(hashes(join(folder, 'both/two/client')));
	});
});

describe('the output', () => {
	test('is a plain folder on Netlify, and a link again elsewhere', async () => {
		const environment = { CONTENT_DIR: next };
		await build(checkout, environment);
		expect(readlinkSync(dist)).toMatch(/^\.builds\/[ab]$/);
		const published = hashes(join(dist, 'client'));
		await build(checkout, { ...environment, NETLIFY: 'true' });
		expect(lstatSync(dist).isDirectory()).toBe(true);
		expect(hashes(join(dist, 'client'))).toEqual(published);
		await build(checkout, environment);
		expect(readlinkSync(dist)).toMatch(/^\.builds\/[ab]$/);
		expect(hashes(join(dist, 'client'))).toEqual(published);
		expect(readdirSync(checkout).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
	});

	test('is never put in the place of other files', async () => {
		const out = join(folder, 'mine');
		mkdirSync(out);
		writeFileSync(join(out, 'mine.txt'), 'mine');
		const outcome = await run(checkout, 'scripts/build.ts', { ...settings, OUT_DIR: out });
		expect(outcome).toEqual({
			code: 1,
			stdout: '',
			stderr: `\`${out}\` exists and is not the output of a build. Set \`OUT_DIR\` to another path, or move it away.\n`,
		});
		expect(readdirSync(out)).toEqual(['mine.txt']);
		expect(readFileSync(join(out, 'mine.txt'), 'utf8')).toBe('mine');
	});
});
