/** A build of what is live already leaves it as it is. */
import { readFileSync, readlinkSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readRecord } from '../../src/build/releases.ts';
import { copyCheckout, type Environment, run, settings } from '../support/checkout.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();
const checkout = join(folder, 'checkout');
const live = join(checkout, 'dist');
const status = join(live, 'client/status.json');

/** What a build says after its stages. */
async function build(environment: Environment = {}, argv: readonly string[] = []): Promise<string> {
	const { code, stdout, stderr } = await run(checkout, 'scripts/build.ts', { ...settings, ...environment }, argv);
	expect([code, stderr]).toEqual([0, expect.not.stringContaining('Error')]);
	const said = stdout.split('\n').find((line) => !line.startsWith('  '));
	return said?.split(/ (?:since|\d)/, 1)[0] ?? '';
}

beforeAll(() => void copyCheckout(checkout));

describe('a second build of the same', () => {
	beforeEach(async () => {
		await build();
	});

	test('leaves the release and its record as they are, and says so to programs, too', async () => {
		const before = [readlinkSync(live), readRecord(live), statSync(status).ino];
		expect(await build()).toBe('Nothing has changed');
		const { stdout } = await run(checkout, 'scripts/build.ts', settings, ['--json']);
		const { files, written, kept, removed, unchanged } = JSON.parse(stdout);
		expect({ written, kept, removed, unchanged }).toEqual({ written: 0, kept: files, removed: 0, unchanged: true });
		expect([readlinkSync(live), readRecord(live), statSync(status).ino]).toEqual(before);
	});

	test('says how many warnings there were without looking for them again', async () => {
		const record = join(realpathSync(live), 'record.json');
		const known = JSON.parse(readFileSync(record, 'utf8'));
		writeFileSync(record, JSON.stringify({ ...known, warnings: ['As the record says.'] }));
		const { stderr } = await run(checkout, 'scripts/build.ts', settings);
		writeFileSync(record, JSON.stringify(known));
		expect(stderr).toBe('As the record says.\n');
	});

	test('says that the address of the site is another one', async () => {
		const environment = { ...settings, SITE_URL: 'https://other.example' };
		const { code, stderr } = await run(checkout, 'scripts/build.ts', environment);
		const sentence =
			'The address of the site is now `https://other.example`; it was `https://catalog.example`. `SITE_URL` sets it.';
		expect({ code, lines: stderr.split('\n') }).toEqual({ code: 0, lines: expect.arrayContaining([sentence]) });
	});
});
