import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, inject, test } from 'vitest';
import { readContent } from '../../../src/content/read-content.ts';
import { deflate, toBase64Url } from '../../../src/drafts/deflate.ts';
import type { Draft } from '../../../src/drafts/draft.ts';
import { violations } from '../../support/axe.ts';
import { useChromium } from '../../support/chromium.ts';
import { describeWith } from '../../support/describe-with.ts';
import { fixtureContent } from '../../support/run-build.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { fragmentOf, type LaunchPage, openLaunchPage } from './launch-page.ts';

const draft: Draft = {
	name: 'Acme Notes: “fast” & small',
	tagline: 'Notes that <b>write</b> back',
	website_url: 'https://acme.example/a?b=c#d',
	categories: ['Productivity', 'text-editors'],
	pricing_model: 'Free with paid extras',
	price_label: 'Free, then $8 a month',
	maker: 'Ада Пример',
	description: '# Notes\n\nThey write *back*. [No](/evil)\n\n- [x] done\n\n![beacon](https://evil.example/x.png)',
	plan: 'featured',
	period: '2026-w50',
};

describeWith(['chromium'], 'the launch page in a browser', () => {
	const site = inject('site');
	const browser = useChromium();

	const open = (fragment?: string) => openLaunchPage(browser(), site, fragment);
	const notice = (launch: LaunchPage) => launch.page.locator('#notice').textContent();
	const expectQuiet = ({ outside, complaints }: LaunchPage) => {
		expect(outside).toEqual([]);
		expect(complaints).toEqual([]);
	};

	test('says where the chosen plan is paid for, in the last step', async () => {
		const launch = await open();
		const payment = launch.page.locator('[data-plan]');
		expect(await payment.isVisible()).toBe(false);
		await launch.choose('featured');
		expect((await payment.textContent())?.trim().replace(/\s+/g, ' ')).toBe(
			'You pay for “Featured” at pay.example, not on this site. Paying changes no ranking.',
		);
		expect(await payment.getByRole('link').getAttribute('href')).toBe('https://pay.example/featured');
		await launch.choose('free');
		expect(await payment.isVisible()).toBe(false);
		expectQuiet(launch);
	});

	test('leads from a draft in the address to a file that the content check accepts', async () => {
		const launch = await open(await fragmentOf(draft));
		const { page } = launch;
		expect(page.url()).toBe(`${site}/launch`);
		expect(await notice(launch)).toMatch(/^This draft came from the link/);
		await page.locator('.preview-text h2').waitFor();
		expect(await page.locator('.preview h1').textContent()).toBe(draft.name);
		expect(await page.locator('.preview .lead').textContent()).toBe(draft.tagline);
		expect(await page.locator('.preview .board .name').textContent()).toBe(draft.name);
		const facts = [
			'MakerАда Пример',
			'Also inText editors',
			'PriceFree, then $8 a month',
			'First launched…',
			'Week…, no votes yet',
		];
		expect(await page.locator('.preview .facts').textContent()).toBe(facts.join(''));
		expect(await page.locator('.preview-text').innerHTML()).not.toMatch(/javascript|<img|evil/);
		expectQuiet(launch);
		expect(await page.locator('input[name=plan]:checked').count()).toBe(0);
		expect(await page.locator('#period').inputValue()).toBe('');
		expect(await page.locator('#plan-suggestion').textContent()).toBe('The draft suggests: Featured.');
		expect(await page.locator('#period-suggestion').textContent()).toMatch(/^The draft suggests: Week 50, /);
		await launch.choose('featured');
		const address = new URL(await launch.continueAtForge());
		expect(address.origin + address.pathname).toBe('https://github.com/launch-catalog/launch-catalog/new/main');
		const filename = address.searchParams.get('filename') ?? '';
		expect(filename).toBe('content/products/acme-notes-fast-small.md');
		const folder = join(temporaryFolder(), 'content');
		cpSync(fixtureContent, folder, { recursive: true });
		const file = join(folder, filename.replace(/^content\//, ''));
		writeFileSync(file, address.searchParams.get('value') ?? '');
		const product = readContent(folder).products.find(({ slug }) => slug === 'acme-notes-fast-small');
		expect(product?.body).toBe(draft.description);
		expect(product?.frontMatter).toMatchObject({
			name: draft.name,
			tagline: draft.tagline,
			website_url: draft.website_url,
			categories: ['productivity', 'text-editors'],
			pricing_model: 'freemium',
			maker: draft.maker,
			launches: [{ period: '2026-w50', plan: 'featured', approved: false }],
		});
	});

	test('is filled in by hand, with the keyboard alone', async () => {
		const launch = await open();
		const { page } = launch;
		await page.locator('#name').focus();
		await page.keyboard.type('By Hand');
		await page.keyboard.press('Tab');
		await page.keyboard.type('Typed, not clicked');
		await page.locator('input.filter').focus();
		await page.keyboard.type('text ed');
		await page.locator('#categories .filtered', { hasText: '1 match' }).waitFor();
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Space');
		await page.locator('input.filter').fill('');
		await page.locator('input[name=categories][value=text-editors]').focus();
		await page.keyboard.press('Home');
		await page.keyboard.press('Space');
		// The whole list is one stop of the Tab key.
		await page.keyboard.press('Tab');
		expect(await page.locator(':focus').getAttribute('id')).toBe('pricing_model');
		expect(await page.locator('.preview .crumbs').textContent()).toBe('Text editors');
		await page.locator('#period').focus();
		await page.keyboard.press('ArrowDown');
		await page.locator('#continue').focus();
		const [forge] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')]);
		expect(new URL(forge.url()).searchParams.get('value')).toBe(
			'---\nname: By Hand\ntagline: Typed, not clicked\ncategories:\n  - text-editors\n  - audio-and-video\nlaunches:\n  - period: 2026-w47\n    plan: free\n---\n',
		);
		expect(launch.complaints).toEqual([]);
	});

	test('tells problems beside their fields, and goes to the first one instead of the forge', async () => {
		const launch = await open();
		const { page } = launch;
		expect(await page.locator('.problem:visible').count()).toBe(0);
		await page.locator('#website_url').fill('acme');
		await page.locator('#website_url').blur();
		expect(await page.locator('#website_url-problem').textContent()).toMatch(/^Enter a web address/);
		expect(await page.locator('#website_url').getAttribute('aria-invalid')).toBe('true');
		expect(await page.locator('#website_url').getAttribute('aria-describedby')).toContain('website_url-problem');
		await page.locator('#continue').click();
		expect(await page.locator('#name-problem').textContent()).toBe('Enter a name.');
		expect(await page.locator('#outcome').textContent()).toBe('Fix the problems under “Before you submit” first.');
		expect(await page.locator(':focus').getAttribute('id')).toBe('name');
		const fields = await page
			.locator('[data-field]')
			.evaluateAll((all) => all.map((field) => field.getAttribute('data-field') ?? ''));
		const listed = await page
			.locator('#findings a')
			.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
		expect(listed).toEqual(fields.filter((field) => listed.includes(field)));
		await page.locator('#name').fill('x'.repeat(81));
		expect(await page.locator('#name-problem').textContent()).toBe('1 character too long (81 of 80).');
		await page.locator('#name').fill('Acme');
		expect(await page.locator('#name-problem').textContent()).toBe('');
		expectQuiet(launch);
	});

	test('takes a press on its button that a problem above would move', async () => {
		const launch = await open();
		const { page } = launch;
		await page.locator('#website_url').fill('ftp://acme');
		await page.locator('#continue').scrollIntoViewIfNeeded();
		const box = await page.locator('#continue').boundingBox();
		await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
		await page.mouse.down();
		await page.mouse.up();
		expect(await page.locator('#website_url-problem').textContent()).toMatch(/^Enter a web address/);
		expect(await page.locator('#findings').isVisible()).toBe(true);
	});

	test('filters a long list of categories, and Enter in the filter submits nothing', async () => {
		const launch = await open();
		const filter = launch.page.getByLabel('Filter categories');
		await filter.fill('EDIT');
		// The script of the filter is loaded once the field has the focus.
		await expect
			.poll(() => launch.page.locator('#categories label:visible').allTextContents())
			.toEqual([expect.stringContaining('Text editors')]);
		await filter.press('Enter');
		expect(await launch.page.locator('#findings').isVisible()).toBe(false);
		expectQuiet(launch);
	});

	test('lists the chosen categories, of which each becomes the main one or leaves with one press', async () => {
		const launch = await open();
		const { page } = launch;
		const chips = page.locator('.chosen li');
		const box = (slug: string) => page.locator(`input[name=categories][value=${slug}]`);
		const topOf = async (slug: string) => (await box(slug).boundingBox())?.y;
		for (const slug of ['audio-and-video', 'text-editors']) {
			await box(slug).scrollIntoViewIfNeeded();
			const top = await topOf(slug);
			await box(slug).click();
			expect(await topOf(slug)).toBeCloseTo(top ?? Number.NaN, 0);
		}
		expect(await chips.allTextContents()).toEqual(['Audio and video main×', 'Text editors make main×']);
		await page.getByRole('button', { name: 'Text editors make main' }).press('Enter');
		expect(await chips.allTextContents()).toEqual(['Text editors main×', 'Audio and video make main×']);
		expect(await page.locator('.preview .crumbs').textContent()).toBe('Text editors');
		expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Remove Text editors');
		expect(await violations(page)).toEqual([]);
		await page.keyboard.press('Enter');
		expect(await chips.allTextContents()).toEqual(['Audio and video main×']);
		expect(await box('text-editors').isChecked()).toBe(false);
		expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Remove Audio and video');
		expectQuiet(launch);
	});

	test('has the preview above its button, which stays where it is when problems are solved', async () => {
		const launch = await open();
		const { page } = launch;
		await page.setViewportSize({ width: 390, height: 844 });
		const button = page.locator('#continue');
		const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? Number.NaN;
		await button.click();
		await page.locator('#findings li').nth(2).waitFor();
		expect(await topOf('#preview')).toBeLessThan(await topOf('#continue'));
		await page.locator('#period').scrollIntoViewIfNeeded();
		const before = [await topOf('#plan'), await topOf('#continue')];
		await page.locator('#period').selectOption('2026-w50');
		expect(await page.locator('#findings li').count()).toBe(2);
		expect([await topOf('#plan'), await topOf('#continue')]).toEqual(before);
		expectQuiet(launch);
	});

	test('says what to do with a draft that is too long for an address', async () => {
		const launch = await open(await fragmentOf({ ...draft, description: 'Длинный рассказ. '.repeat(300) }));
		const { page } = launch;
		await launch.choose();
		expect(await page.locator('#next').textContent()).toMatch(/^The draft is too long for a link\. Copy the file/);
		const address = new URL(await launch.continueAtForge());
		expect(address.search).toBe('?filename=content/products/acme-notes-fast-small.md');
		expect(await launch.copied()).toContain('Длинный рассказ. Длинный');
	});

	test('completes an address, and counts characters down without saying each', async () => {
		const launch = await open();
		const { page } = launch;
		await page.clock.install();
		await page.clock.pauseAt(Date.now() + 60_000);
		await page.locator('#website_url').fill('acme.example/a?b');
		await page.locator('#tagline').pressSequentially('Notes');
		expect(await page.locator('.preview').textContent()).toContain('website_url: https://acme.example/a?b');
		expect(await page.locator('#tagline-hint').textContent()).toMatch(/ 155 characters left\.\s*$/);
		expect(await page.locator('#left').textContent()).toBe('');
		await page.clock.runFor(1_000);
		expect(await page.locator('#left').textContent()).toBe('155 characters left.');
		await page.locator('#tagline').fill('x'.repeat(162));
		expect(await page.locator('#tagline-hint').textContent()).toMatch(/ 2 characters too many\.\s*$/);
		// The problem says the same once the field is left.
		await page.locator('#tagline').blur();
		expect(await page.locator('#tagline-problem').textContent()).toBe('2 characters too long (162 of 160).');
		expect(await page.locator('#tagline-hint [data-limit]').isVisible()).toBe(false);
	});

	test('copies and downloads the file, and opens an email, but for a file that is too long for it', async () => {
		const launch = await open(await fragmentOf({ ...draft, description: 'Long story. '.repeat(300) }));
		const { page } = launch;
		await page.locator('#email').click();
		await expect
			.poll(() => page.locator('#outcome').textContent())
			.toBe('Fix the problems under “Before you submit” first.');
		await launch.choose();
		const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#email').click()]);
		expect(download.suggestedFilename()).toBe('acme-notes-fast-small.md');
		await page.getByText('attach it to the email that opens').waitFor();
		await page.locator('#copy').click();
		await page.getByText('Copied.').waitFor();
		const [saved] = await Promise.all([page.waitForEvent('download'), page.locator('#download').click()]);
		expect([saved.suggestedFilename(), await text(await saved.createReadStream())]).toEqual([
			'acme-notes-fast-small.md',
			await launch.copied(),
		]);
		await page.locator('#description').fill('Short.');
		await page.locator('#email').click();
		await page.getByText('Your email program opens with the text in it.').waitFor();
		expectQuiet(launch);
	});

	test('keeps the draft of a tab over a reload, with what its link suggested, until it is discarded', async () => {
		const launch = await open(await fragmentOf({ ...draft, name: 'Vite', website_url: 'https://love2d.org' }));
		const { page } = launch;
		await page.locator('#findings li', { hasText: 'Vite' }).getByRole('button').click();
		await page.reload();
		await page.locator('#launch').waitFor({ state: 'visible' });
		expect(await notice(launch)).toBe('Your draft is still here.');
		await page.locator('#findings a[href="/products/love"]').waitFor();
		expect(await page.locator('#findings a[href="/products/vite"]').count()).toBe(0);
		expect(await page.locator('#plan-suggestion').textContent()).toMatch(/^The draft suggests: Featured\./);
		expect(await page.locator('input[name=plan]:checked').count()).toBe(0);
		await page.locator('#discard').click();
		expect(await page.locator('#name').inputValue()).toBe('');
		expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
		expectQuiet(launch);
	});

	test('stays alive when the fragment is a bomb', async () => {
		const launch = await open(`#draft=1.${toBase64Url(await deflate(new Uint8Array(10_000_000)))}`);
		const { page } = launch;
		expect(await notice(launch)).toMatch(/^The draft is too large/);
		expect(page.url()).toBe(`${site}/launch`);
		await page.locator('#name').fill('Alive');
		expect(await page.locator('.preview h1').textContent()).toBe('Alive');
		expectQuiet(launch);
	});

	test('makes no link of an address, and no elements of Markdown, that the content check refuses', async () => {
		const launch = await open(await fragmentOf({ website_url: 'javascript:alert(1)', description: '>'.repeat(101) }));
		const { page } = launch;
		expect(await page.locator('.preview-text .source').textContent()).toBe('>'.repeat(101));
		expect(await page.locator('.preview a[href]').count()).toBe(0);
		expectQuiet(launch);
	});
});
