import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { openPicture } from '../../../src/build/images/sharp.ts';

/** A day in the week of which the catalog shows most. */
const date = '2026-11-27';

/** Boards as `init` makes them. Folders beside this file have their products. */
const boards = { en: 'Potting Shed', de: 'Werkbank' } as const;

/** In CSS pixels. */
const sizes = { home: { width: 1_200, height: 860 }, guide: { width: 1_000, height: 700 } };

/** Takes the pictures of the README, of the editors' guide and of boards from running sites. */
export async function takePictures(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
	const content = join(folder, 'content');
	const env = {
		...process.env,
		CATALOG_DATE: date,
		CONTENT_DIR: content,
		OUT_DIR: join(folder, 'site'),
		PORT: '0',
		REBUILD: 'off',
	};
	await using ends = new AsyncDisposableStack();
	ends.defer(() => rmSync(folder, { recursive: true, force: true }));
	const browser = await chromium.launch({ executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium' });
	ends.defer(() => browser.close());

	// For the picture of a closed week: its winner is withdrawn, and the second place corrected.
	cpSync('content', content, { recursive: true });
	const run = (...words: readonly string[]) => execFileSync(process.execPath, words, { env, stdio: 'inherit' });
	run('scripts/withdraw.ts', 'haiku');
	run('scripts/votes.ts', '2026-w20', 'neovim', '--votes', '95', '--reason', '14 votes came from one address.');
	let site = '';
	const serve = async (): Promise<void> => {
		run('scripts/build.ts');
		const server = spawn(process.execPath, ['scripts/serve.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
		ends.defer(() => void server.kill());
		const [greeting] = (await once(server.stdout, 'data')) as [Buffer];
		[site = ''] = /http:[^"\s]+/.exec(String(greeting)) ?? [];
	};

	const take = async (
		path: string,
		name: string,
		viewport = sizes.guide,
		prepare?: (page: Page) => Promise<unknown>,
	): Promise<void> => {
		// The package has those of boards.
		const [deviceScaleFactor, quality] = name.startsWith('docs/images/board') ? [0.8, 60] : [1.5, 80];
		for (const colorScheme of ['light', 'dark'] as const) {
			const page = await browser.newPage({ viewport, colorScheme, deviceScaleFactor });
			await page.goto(`${site}${path}`, { waitUntil: 'networkidle' });
			await prepare?.(page);
			const picture = await openPicture(await page.screenshot());
			await picture.webp({ quality }).toFile(`${name}-${colorScheme}.webp`);
			console.log(`${name}-${colorScheme}.webp`);
		}
	};

	await serve();
	await take('/', 'docs/images/home', sizes.home);
	await take('/launches/2026-w20', 'public/pictures/editors/closed');
	await take('/launch', 'public/pictures/editors/launch', sizes.guide, async (page) => {
		await page.fill('[name=name]', 'Acme Notes');
		await page.fill('[name=tagline]', 'Notes that write back');
		await page.click('#continue');
		await page.evaluate('scrollTo(0, 0)');
	});

	for (const [lang, name] of Object.entries(boards)) {
		const board = join(folder, lang);
		// Its first week is the one before that of the pictures.
		Object.assign(env, { CATALOG_DATE: '2026-11-16', CONTENT_DIR: join(board, 'content'), OUT_DIR: `${board}-site` });
		const address = 'https://github.com/acme/board';
		run('scripts/init.ts', board, '--yes', '--lang', lang, '--name', name, '--repository', address);
		cpSync(`scripts/checkout/generate/boards/${lang}`, env.CONTENT_DIR, { recursive: true });
		env.CATALOG_DATE = date;
		run('scripts/import.ts', join(env.CONTENT_DIR, 'products.csv'), '--approve');
		await serve();
		await take('/', `docs/images/board-${lang}`);
	}
}
