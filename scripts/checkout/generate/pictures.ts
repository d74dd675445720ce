import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { openPicture } from '../../../src/build/images/sharp.ts';

/** A day in the week of which the catalog shows most. */
const date = '2026-11-27';

/** In CSS pixels. */
const sizes = { home: { width: 1_200, height: 860 }, guide: { width: 1_000, height: 700 } };

/** Boards as `init` makes them, each with the products of its table, in colors of its own. */
const boards = {
	en: { name: 'Potting Shed', description: 'Every week, new tools for gardeners.', accent: ['#3f6212', '#a3e635'] },
	de: { name: 'Werkbank', description: 'Jede Woche Neues für alle, die selbst bauen.', accent: ['#9a3412', '#fdba74'] },
} as const;

const sponsor = `---
name: Schraubenhandel Nord
tagline: Schrauben, Dübel und Beschläge ab einem Stück
url: https://schrauben.example
from: 2026-11-01
until: 2026-11-30
---
`;

/** Takes the pictures of the README, of the editors' guide and of boards from running sites. */
export async function takePictures(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
	const content = join(folder, 'content');
	await using ends = new AsyncDisposableStack();
	ends.defer(() => rmSync(folder, { recursive: true, force: true }));
	const browser = await chromium.launch({ executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium' });
	ends.defer(() => browser.close());

	// For the picture of a closed week: its winner is withdrawn, and the second place corrected.
	cpSync('content', content, { recursive: true });
	const run = runIn(content);
	run('scripts/withdraw.ts', 'haiku');
	run('scripts/votes.ts', '2026-w20', 'neovim', '--votes', '95', '--reason', '14 votes came from one address.');
	const take = await photographer(browser, content, ends);
	await take('/', 'docs/images/home', sizes.home);
	await take('/launches/2026-w20', 'public/pictures/editors/closed');
	await take('/launch', 'public/pictures/editors/launch', sizes.guide, async (page) => {
		await page.fill('[name=name]', 'Acme Notes');
		await page.fill('[name=tagline]', 'Notes that write back');
		await page.click('#continue');
		await page.evaluate('scrollTo(0, 0)');
	});

	for (const [lang, { name, description, accent }] of Object.entries(boards)) {
		const [board, own] = [join(folder, lang), join(folder, lang, 'content')];
		const answers = Object.entries({ lang, name, description, repository: 'https://github.com/acme/board' });
		const options = answers.flatMap(([option, answer]) => [`--${option}`, answer]);
		// Its first week is the one before that of the pictures.
		runIn(own, '2026-11-16')('scripts/init.ts', board, '--yes', ...options);
		const colors = accent.map((color, index) => `  ${['light', 'dark'][index]}: { accent: "${color}" }\n`);
		appendFileSync(join(own, 'site.yaml'), `colors:\n${colors.join('')}`);
		mkdirSync(join(own, 'sponsors'));
		if (lang === 'de') writeFileSync(join(own, 'sponsors/schraubenhandel-nord.md'), sponsor);
		runIn(own)('scripts/import.ts', `scripts/checkout/generate/boards/${lang}.csv`, '--approve');
		await (await photographer(browser, own, ends, { scale: 0.8, quality: 60 }))('/', `docs/images/board-${lang}`);
	}
}

const environmentOf = (content: string, day = date) => ({
	...process.env,
	CATALOG_DATE: day,
	CONTENT_DIR: content,
	OUT_DIR: `${content}-site`,
	PORT: '0',
	REBUILD: 'off',
});

const runIn =
	(content: string, day?: string) =>
	(...words: readonly string[]): unknown =>
		execFileSync(process.execPath, words, { env: environmentOf(content, day), stdio: 'inherit' });

/**
 * Builds and serves a site.
 *
 * @param scale - Pixels of a picture for each CSS pixel.
 * @returns Takes a light and a dark picture of one of its pages.
 */
async function photographer(
	browser: Browser,
	content: string,
	ends: AsyncDisposableStack,
	{ scale, quality } = { scale: 1.5, quality: 80 },
) {
	runIn(content)('scripts/build.ts');
	const stdio = ['ignore', 'pipe', 'inherit'] as const;
	const server = spawn(process.execPath, ['scripts/serve.ts'], { env: environmentOf(content), stdio: [...stdio] });
	ends.defer(() => void server.kill());
	const [greeting] = (await once(server.stdout, 'data')) as [Buffer];
	const [site = ''] = /http:[^"\s]+/.exec(String(greeting)) ?? [];

	return async (
		path: string,
		name: string,
		viewport = sizes.guide,
		prepare?: (page: Page) => Promise<unknown>,
	): Promise<void> => {
		for (const colorScheme of ['light', 'dark'] as const) {
			const page = await browser.newPage({ viewport, colorScheme, deviceScaleFactor: scale });
			await page.goto(`${site}${path}`, { waitUntil: 'networkidle' });
			await prepare?.(page);
			const picture = await openPicture(await page.screenshot());
			await picture.webp({ quality }).toFile(`${name}-${colorScheme}.webp`);
			console.log(`${name}-${colorScheme}.webp`);
		}
	};
}
