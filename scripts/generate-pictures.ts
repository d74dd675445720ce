/** Takes the README's pictures of the home page from a running site. A part of `npm run generate`. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { openPicture } from '../src/build/images/sharp.ts';
import { runCommand } from './run-command.ts';

/** A day in the week of which the catalog shows most. */
const date = '2026-11-27';

/** In CSS pixels. */
const viewport = { width: 1_200, height: 860 };

await runCommand('generate', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
	const env = { ...process.env, CATALOG_DATE: date, OUT_DIR: join(folder, 'site'), PORT: '0', REBUILD: 'off' };
	await using ends = new AsyncDisposableStack();
	ends.defer(() => rmSync(folder, { recursive: true, force: true }));
	const browser = await chromium.launch({ executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium' });
	ends.defer(() => browser.close());
	execFileSync(process.execPath, ['scripts/build.ts'], { env, stdio: 'inherit' });
	const server = spawn(process.execPath, ['scripts/serve.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
	ends.defer(() => void server.kill());
	const [greeting] = (await once(server.stdout, 'data')) as [Buffer];
	const [address = ''] = /http:\S+/.exec(String(greeting)) ?? [];
	for (const colorScheme of ['light', 'dark'] as const) {
		const page = await browser.newPage({ viewport, colorScheme, deviceScaleFactor: 1.5 });
		await page.goto(address, { waitUntil: 'networkidle' });
		const file = `docs/images/home-${colorScheme}.webp`;
		const picture = await openPicture(await page.screenshot());
		await picture.webp({ quality: 80 }).toFile(file);
		console.log(file);
	}
});
