import { expect, inject, test } from 'vitest';
import { searchHeadFile } from '../../../src/routes/paths.ts';
import { useChromium } from '../../support/chromium.ts';
import { describeWith } from '../../support/describe-with.ts';
import { searchTexts } from '../../support/search-texts.ts';
import { catalogOfRows } from '../../support/synthetic-catalog.ts';
import { chosen, focused, names, openPage, type PageOptions } from './search-page.ts';

describeWith(['chromium'], 'the search while it loads', () => {
	const site = inject('site');
	const browser = useChromium();

	const open = (path: string, options?: PageOptions) => openPage(browser(), `${site}${path}`, options);
	test('says that it loads, that it could not, and tries again', async () => {
		let answers: 'late' | 'never' | 'with an error' | 'rubbish' | 'truly' = 'late';
		let release = () => {};
		const late = new Promise<void>((resolve) => {
			release = resolve;
		});
		const opened = await open('/', {
			index: async (route) => {
				if (answers === 'late') await late;
				if (answers === 'never' || answers === 'late') return route.abort();
				if (answers === 'with an error') return route.fulfill({ status: 503, body: 'no' });
				if (answers === 'rubbish') return route.fulfill({ body: '{"serializationVersion":9}' });
				return route.continue();
			},
		});
		const { page, status } = opened;
		await page.keyboard.press('/');
		await expect.poll(() => status.textContent()).toBe('Loading…');
		release();
		const failed = 'The search could not be loaded. Try again or browse all products.';
		await expect.poll(() => status.textContent()).toBe(failed);
		expect(await status.locator('a').getAttribute('href')).toBe('/products');
		await page.keyboard.type('love');
		for (answers of ['never', 'with an error', 'rubbish'] as const) {
			await status.locator('button').click();
			await expect.poll(() => status.textContent()).toBe(failed);
		}
		answers = 'truly';
		await status.locator('button').click();
		await expect.poll(() => names(opened)).toEqual(['LÖVE', 'LÖVR']);
		expect(await focused(page)).toBe('search-words');
		await opened.close();
	});

	test('says that a file could not be loaded, and searches when it can', async () => {
		let fails = true;
		const opened = await open('/search', {
			index: (route) => (fails && !route.request().url().endsWith(searchHeadFile) ? route.abort() : route.continue()),
		});
		const { status, field } = opened;
		await expect.poll(() => status.textContent()).toBe('');
		await field.fill('love');
		await expect
			.poll(() => status.textContent())
			.toBe('The search could not be loaded. Try again or browse all products.');
		fails = false;
		await status.locator('button').click();
		await expect.poll(() => names(opened)).toEqual(['LÖVE', 'LÖVR']);
		await opened.close();
	});

	test('reads the head again where another release has been published', async () => {
		const texts = searchTexts(catalogOfRows([['new', 'LÖVE 2', 'Of the new release']]));
		let isPublished = false;
		const opened = await open('/search', {
			index: (route) => {
				const text = texts[new URL(route.request().url()).pathname];
				if (!isPublished) return route.continue();
				return route.fulfill(text === undefined ? { status: 404 } : { body: text });
			},
		});
		await expect.poll(() => opened.status.textContent()).toBe('');
		isPublished = true;
		await opened.field.fill('love');
		await expect.poll(() => names(opened)).toEqual(['LÖVE 2']);
		await opened.close();
	});

	test('opens by Enter what the words that were written last find', async () => {
		const opened = await open('/');
		await opened.openDialog();
		await opened.page.keyboard.type('lovr');
		await opened.page.keyboard.press('Enter');
		await opened.page.waitForURL('**/products/lovr');
		await opened.close();
	});

	test('leads by an arrow to what the words that were written last find', async () => {
		const opened = await open('/');
		await opened.openDialog();
		await opened.page.keyboard.type('love');
		await expect.poll(() => names(opened)).toEqual(['LÖVE', 'LÖVR']);
		await opened.field.fill('lovr');
		await opened.page.keyboard.press('ArrowDown');
		await expect.poll(() => chosen(opened)).toBe('/products/lovr');
		await opened.close();
	});

	test('keeps what is chosen while more of the list arrives', async () => {
		let release = () => {};
		const late = new Promise<void>((resolve) => {
			release = resolve;
		});
		const named = (count: number, name: (at: number) => string) =>
			Array.from({ length: count }, (_, at) => [`p-${name(at).replaceAll(' ', '-')}`, name(at)] as const);
		const rows = [
			...named(8, (at) => `many a${at}`),
			...named(300, (at) => `product ${at} of many`),
			...named(60, (at) => `z${at} many`),
		];
		const texts = searchTexts(catalogOfRows(rows));
		const groups = new Set((JSON.parse(texts[searchHeadFile] ?? '').groups as string[]).slice(1));
		const opened = await open('/search', {
			index: async (route) => {
				const { pathname } = new URL(route.request().url());
				if ([...groups].some((name) => pathname.includes(name))) await late;
				return route.fulfill({ body: texts[pathname] ?? '' });
			},
		});
		const { page, results, field } = opened;
		await field.fill('many');
		await expect.poll(() => results.count()).toBe(8);
		expect(await opened.status.textContent()).toBe('368 products found. These are the best 50.');
		await page.keyboard.press('ArrowDown');
		await expect.poll(() => chosen(opened)).toMatch(/^\/products\//);
		const first = await chosen(opened);
		release();
		await expect.poll(() => results.count()).toBe(50);
		expect(await chosen(opened)).toBe(first);
		await opened.close();
	});

	test('goes to the page of the search where its own script cannot be loaded', async () => {
		const opened = await open('/');
		await opened.page.context().route('**/_astro/search-dialog*', (route) => route.abort());
		await opened.page.keyboard.press('/');
		await opened.page.waitForURL('**/search');
		await opened.close();
	});
});
