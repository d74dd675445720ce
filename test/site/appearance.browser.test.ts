/**
 * What pages of the frozen catalog look like, so that a change of their look is seen. The pictures lie in
 * `test/site/appearance`; `UPDATE_APPEARANCE=1` takes them again, and the diff of the commit shows both states.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { beforeAll, expect, inject, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { describeWith } from '../support/describe-with.ts';
import { startServer } from '../support/server-process.ts';
import { watchRequests } from '../support/settle.ts';

const pages = {
	home: '/',
	product: '/products/duckdb',
	products: '/products',
	week: '/launches/2026-w36',
	weeks: '/launches',
	search: '/search?q=editor',
};

const views = [
	{ name: 'narrow-dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
	{ name: 'wide-light', viewport: { width: 1_280, height: 900 }, colorScheme: 'light' },
] as const;

/** Browsers and font renderers of other versions smooth edges otherwise; a line that moves changes more than this. */
const tolerance = { colour: 0.2, share: 0.005 };

const pictures = join(import.meta.dirname, 'appearance');
const isUpdate = process.env['UPDATE_APPEARANCE'] === '1';

describeWith(['chromium'], 'the appearance', () => {
	const browser = useChromium();
	let origin: string;

	beforeAll(async () => {
		const settings = { OUT_DIR: inject('release'), RATE_LIMIT_EXEMPT: '127.0.0.0/8' };
		const server = await startServer('scripts/serve.ts', settings);
		origin = server.url;
		return () => server.stop();
	});

	test.for(views.flatMap((view) => Object.entries(pages).map(([page, path]) => ({ page, path, ...view }))))(
		'of $page is that of its picture, $name',
		async ({ page: name, path, name: view, viewport, colorScheme }) => {
			const page = await browser().newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
			const settle = watchRequests(page);
			await page.goto(origin + path);
			await settle();
			await page.evaluate(hideOtherScripts);
			await page.evaluate(() => document.fonts.ready);
			// A caret that blinks is there in one picture and not in the next.
			const taken = await page.screenshot({ caret: 'hide' });
			await page.close();
			const file = join(pictures, `${name}-${view}.webp`);
			if (isUpdate) {
				mkdirSync(pictures, { recursive: true });
				writeFileSync(file, await sharp(taken).webp({ lossless: true, effort: 6 }).toBuffer());
			}
			expect(await compare(`${name}-${view}`, readFileSync(file), taken, viewport)).toBe('the same');
		},
	);
});

/** Writes `x` for letters that the font of the site lacks: each machine draws them with other fonts, or as empty boxes. */
function hideOtherScripts(): void {
	const texts = document.evaluate(
		'//text() | //@data-monogram',
		document.body,
		null,
		XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
	);
	for (let index = 0; index < texts.snapshotLength; index++) {
		const text = texts.snapshotItem(index);
		if (text)
			text.nodeValue = text.nodeValue?.replace(/(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{L}/gu, 'x') ?? null;
	}
}

/** @returns `the same`, or how much differs and where a picture of that is. */
async function compare(
	name: string,
	expected: Buffer,
	taken: Buffer,
	{ width, height }: { readonly width: number; readonly height: number },
): Promise<string> {
	const [a, b] = await Promise.all([expected, taken].map((file) => sharp(file).ensureAlpha().raw().toBuffer()));
	if (a === undefined || b === undefined) throw new Error('A picture has pixels.');
	const difference = Buffer.alloc(a.length);
	const share = pixelmatch(a, b, difference, width, height, { threshold: tolerance.colour }) / (width * height);
	if (share <= tolerance.share) return 'the same';
	const file = join(tmpdir(), `difference-${name}.png`);
	await sharp(difference, { raw: { width, height, channels: 4 } })
		.png()
		.toFile(file);
	return `${(100 * share).toFixed(2)} % differ, see ${file}`;
}
