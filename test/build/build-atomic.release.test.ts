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
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findReleases, outputAt } from '../../src/build/release-folders.ts';
import {
	build,
	copyCheckout,
	type Environment,
	hashes,
	removeFolder,
	run,
	settings,
	start,
	temporaryFolder,
} from '../support/checkout.ts';
import { picture } from '../support/pictures.ts';
import { writeSampleContent } from '../support/sample-content.ts';
import { type Interference, interference } from './interfere.ts';

const folder = temporaryFolder();
const checkout = join(folder, 'checkout');
const former = join(folder, 'content-former');
const next = join(folder, 'content-next');
const dist = join(checkout, 'dist');

beforeAll(async () => {
	copyCheckout(checkout);
	writeSampleContent(former, { products: 30, periods: 3 });
	writeSampleContent(next, { products: 40, periods: 3 });
	const product = join(next, 'products/product-001.md');
	writeFileSync(product, readFileSync(product, 'utf8').replace('maker:', 'icon: icon.png\nmaker:'));
	writeFileSync(join(next, 'products/icon.png'), await picture('png', 32));
	await build(checkout, { CONTENT_DIR: former });
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
		writeSampleContent(broken, { products: 3 });
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

	test('over a link of a page leaves the output as it was', async () => {
		const file = join(broken, 'pages/about.md');
		writeFileSync(file, `${readFileSync(file, 'utf8')}\nSee [this](https://catalog.example/nope).\n`);
		expect(await fail()).toMatch(
			/pages\/about\.md:\d+:\d+ body: Links to `https:\/\/catalog\.example\/nope`, which does not exist\./,
		);
	});

	test.each([
		[
			'over the inspection of its output',
			`Response.json({ launch_periods: [] })`,
			'/api/launch_periods.json#/launch_periods lacks `2026-w47`',
		],
		['in a page', `{ throw new Error('A page that fails'); }`, 'A page that fails'],
	])('%s leaves the output as it was', async (_, body, sentence) => {
		const page = join(checkout, 'src/pages/api/launch_periods.json.ts');
		const source = readFileSync(page, 'utf8');
		writeFileSync(page, `export const GET = () => ${body};\n`);
		try {
			expect(await fail()).toContain(sentence);
		} finally {
			writeFileSync(page, source);
		}
	});
});

interface Stage {
	readonly stage: string;
	readonly at: Interference;
}

/** A place in each stage of a build; the path is that of a file which only this stage touches in this way. */
const stages: readonly Stage[] = [
	{ stage: 'content', at: { call: 'readFileSync', path: /content-next\/products\/product-030\.md$/ } },
	{ stage: 'render', at: { call: 'writeFile', path: /client\/products\/product-030\.html$/ } },
	{ stage: 'images', at: { call: 'writeFileSync', path: /client\/icons\/product-001\.png$/ } },
	{ stage: 'manifest', at: { call: 'writeFileSync', path: /client\/data\/manifest\.json$/ } },
	{ stage: 'verify', at: { call: 'readdirSync', path: /\/client$/ } },
	{ stage: 'publish', at: { call: 'symlinkSync', path: /dist\.next$/, after: true } },
];

describe('a build', () => {
	const releases = () => findReleases(outputAt(dist, checkout));
	/** The live release and the one before it, whole. */
	const good = () => [releases().live, releases().previous].map((path = '') => [path, hashes(join(path, 'client'))]);
	const listing = () => [checkout, join(checkout, '.builds')].map((path) => readdirSync(path).sort());
	let before: unknown;
	let expected: readonly (readonly string[])[];

	beforeAll(async () => {
		for (const content of [next, former]) await build(checkout, { CONTENT_DIR: content });
		before = good();
		expected = listing();
	});

	test.each(stages)('that is killed at `$stage` leaves both good releases as they were', async ({ at }) => {
		const environment = { ...settings, ...interference(at), CONTENT_DIR: next };
		const { child, end } = start(checkout, 'scripts/build.ts', environment);
		expect((await end).stderr).toBe(`Interference: ${at.call}\n`);
		expect(child.signalCode).toBe('SIGKILL');
		expect(good()).toEqual(before);
	});

	test.each(stages.filter(({ stage }) => ['render', 'images', 'manifest'].includes(stage)))(
		'that finds no space at `$stage` says so and leaves nothing',
		async ({ at }) => {
			const environment = { ...interference({ ...at, error: 'ENOSPC' }), CONTENT_DIR: next };
			const { code, stderr } = await run(checkout, 'scripts/build.ts', { ...settings, ...environment });
			const [interfered, sentence, ...rest] = stderr.split('\n');
			expect({ code, interfered, rest }).toEqual({ code: 1, interfered: `Interference: ${at.call}`, rest: [''] });
			const path = `${releases().free}/${at.path.source.replaceAll('\\', '').slice(0, -1)}`;
			expect(sentence).toBe(`There is no space left for \`${path}\` (ENOSPC). Free some there.`);
			expect(good()).toEqual(before);
			expect(existsSync(releases().free)).toBe(false);
		},
	);

	test('sweeps out what the others left', async () => {
		await build(checkout, { CONTENT_DIR: former });
		expect(listing()).toEqual(expected);
	});
});

describe('npm run rollback', () => {
	const rollback = (environment: Environment = {}) => run(checkout, 'scripts/rollback.ts', environment);

	test('goes there and back, and says what it did', async () => {
		const { live = '', previous = '' } = findReleases(outputAt(dist, checkout));
		const { code, stdout, stderr } = await rollback();
		expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
		const release = 'release of \\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z for https://catalog\\.example';
		expect(stdout).toMatch(new RegExp(`^\`dist\` is the ${release} again, instead of that of [^\n]+\\.\n`));
		expect(realpathSync(dist)).toBe(previous);
		expect((await rollback()).code).toBe(0);
		expect(realpathSync(dist)).toBe(live);
	});

	test('refuses in one sentence where there is no release before', async () => {
		const out = join(folder, 'first/out');
		await build(checkout, { CONTENT_DIR: former, OUT_DIR: out });
		expect(await rollback({ OUT_DIR: out })).toEqual({
			code: 1,
			stdout: '',
			stderr: `There is no verified release before the one in \`${out}\`. The next build makes this one it.\n`,
		});
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
		expect(readlinkSync(dist)).toMatch(/^\.builds\/[abc]$/);
		const published = hashes(join(dist, 'client'));
		await build(checkout, { ...environment, NETLIFY: 'true' });
		expect(lstatSync(dist).isDirectory()).toBe(true);
		expect(hashes(join(dist, 'client'))).toEqual(published);
		await build(checkout, environment);
		expect(readlinkSync(dist)).toMatch(/^\.builds\/[abc]$/);
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
