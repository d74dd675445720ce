import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { visit } from '../../site/site.ts';
import { violations } from '../../support/axe.ts';
import { useChromium } from '../../support/chromium.ts';
import { recordCopies } from '../../support/copied.ts';
import { describeWith } from '../../support/describe-with.ts';
import { fixtureContent } from '../../support/run-build.ts';

const love = readFileSync(join(fixtureContent, 'products/love.md'), 'utf8');
const forge = 'https://github.com/launch-catalog/launch-catalog';
const file = 'content/products/love.md';

describeWith(['chromium'], 'a product in the launch form', () => {
	const site = inject('site');
	const browser = useChromium();

	/**
	 * @param text - What a stand-in for the API of GitHub sends as the file: a text, a status, or `undefined` for no response.
	 */
	async function open(text: string | number | undefined, slug = 'love', takesIssues = false) {
		const opened = await visit(browser(), site);
		onTestFinished(opened.close);
		const { page } = opened;
		const context = page.context();
		await page.route(`${site}/launch*`, async (route) => {
			if (!takesIssues) return route.fallback();
			const response = await route.fetch();
			const html = (await response.text()).replace(/branch(&#34;|&quot;):\1main\1/, '$&,$1proposals$1:$1issues$1');
			return route.fulfill({ response, body: html });
		});
		await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site });
		const copied = await recordCopies(context);
		const state = { text, reads: [] as string[] };
		const access = { 'Access-Control-Allow-Origin': '*' };
		const respond = async (route: Route) => {
			const request = route.request();
			state.reads.push(`${request.url()} ${await request.headerValue('accept')}`);
			if (state.text === undefined) return route.abort();
			if (typeof state.text === 'number') return route.fulfill({ status: state.text, headers: access });
			return route.fulfill({ body: Buffer.from(state.text), headers: access });
		};
		await context.route('https://api.github.com/**', respond);
		await context.route('https://github.com/**', (route) =>
			route.fulfill({ headers: access, contentType: 'text/html', body: '<title>Forge</title>' }),
		);
		await page.goto(`${site}/launch?edit=${slug}`);
		return {
			...opened,
			state,
			outcome: () => page.locator('#outcome').textContent(),
			notice: () => page.locator('#notice').textContent(),
			changes: () => page.locator('#changed-lines').textContent(),
			/** Presses the strong button and waits for the editor. @returns Its address and what has been copied. */
			async continueAtForge() {
				const [editor] = await Promise.all([context.waitForEvent('page'), page.locator('#continue').click()]);
				await editor.waitForLoadState();
				return [editor.url(), await copied(page)];
			},
		};
	}

	async function openLove(text = love) {
		const edit = await open(text);
		await edit.page.locator('#launch').waitFor({ state: 'visible' });
		return edit;
	}

	test('goes from its page to the editor of the forge, with one other line', async () => {
		const edit = await openLove();
		const { page, state, complaints } = edit;
		await page.goto(`${site}/products/love`);
		await page.getByRole('link', { name: 'Edit this page' }).click();
		await page.locator('#launch').waitFor({ state: 'visible' });
		expect(await page.locator('h1').first().textContent()).toBe('Edit LÖVE');
		const read = `https://api.github.com/repos/launch-catalog/launch-catalog/contents/${file}?ref=main`;
		const whole = page.getByRole('link', { name: 'Edit the whole file on GitHub' });
		expect(await whole.getAttribute('href')).toBe(`${forge}/edit/main/${file}`);
		expect(state.reads.at(-1)).toBe(`${read} application/vnd.github.raw+json, */*`);
		await page.locator('#continue').click();
		await expect.poll(edit.outcome).toBe('Nothing has changed yet.');
		await page.locator('#tagline').fill('Games in Lua');
		expect(await edit.changes()).toBe(
			'Line 3:\n- tagline: Two-dimensional games in Lua with three short callbacks\n+ tagline: Games in Lua',
		);
		const expected = love.replace(/tagline: .*/, 'tagline: Games in Lua');
		expect(await edit.continueAtForge()).toEqual([`${forge}/edit/main/${file}`, expected]);
		expect(await edit.outcome()).toMatch(
			/^The editor on GitHub opens in a new tab, and the whole file is copied: .* paste\.$/,
		);
		await page.locator('#discard').click();
		expect(await page.locator('.file-text').textContent()).toBe(love);
		expect(complaints).toEqual([]);
	});

	test('is sent as an issue where the board takes them, and copied where it is too long', async () => {
		const edit = await open(love, 'love', true);
		const { page, complaints } = edit;
		await page.locator('#launch').waitFor({ state: 'visible' });
		await page.locator('#tagline').fill('Games in Lua');
		expect(await page.locator('#next').textContent()).toBe('');
		const [address] = await edit.continueAtForge();
		const { origin, pathname, searchParams } = new URL(String(address));
		expect(origin + pathname).toBe(`${forge}/issues/new`);
		expect(Object.fromEntries(searchParams)).toEqual({
			template: 'proposal.yml',
			title: 'Change love',
			slug: `love@${createHash('sha1')
				.update(`blob ${Buffer.byteLength(love)}\0${love}`)
				.digest('hex')
				.slice(0, 12)}`,
			file: love.replace(/tagline: .*/, 'tagline: Games in Lua'),
		});
		expect(await edit.outcome()).toMatch(/^GitHub opened in a new tab, with everything filled in\./);
		await page.locator('#description').fill('Games. '.repeat(1_000));
		const [editor, copied] = await edit.continueAtForge();
		expect(editor).toBe(`${forge}/edit/main/${file}`);
		expect(copied).toContain('Games. '.repeat(999));
		expect(complaints).toEqual([]);
	});

	test('is corrected with four taps and without scrolling, from its page on a phone to the issue that is filled in', async () => {
		const edit = await open(love, 'love', true);
		const { page, complaints } = edit;
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(`${site}/products/love`);
		await page.getByText('Suggest a correction').click();
		await page.locator('.corrections').getByRole('link', { name: 'Tagline' }).click();
		await page.locator('#tagline:focus').waitFor();
		expect(await page.locator('#changes summary').textContent()).toBe('Nothing has changed yet.');
		await page.keyboard.press('ControlOrMeta+A');
		await page.keyboard.type('Games in Lua');
		expect(await page.locator('#changes summary').textContent()).toBe('You change: “Tagline”');
		const bar = page.getByRole('link', { name: 'Check and send: “Tagline”' });
		const covers = () =>
			bar.evaluate((link) => {
				if (document.activeElement === link || document.activeElement === document.body) return false;
				const [focused, over] = [document.activeElement, link].map((element) => element?.getBoundingClientRect());
				return focused && over && focused.bottom > over.top && focused.top < over.bottom;
			});
		for (let tab = 0; tab < 40; tab++) {
			await page.keyboard.press('Tab');
			expect(await covers()).toBe(false);
		}
		await bar.click();
		await expect
			.poll(() =>
				page
					.locator('#continue')
					.boundingBox()
					.then((box) => box && box.y > 0 && box.y < 844),
			)
			.toBe(true);
		const [address] = await edit.continueAtForge();
		const { pathname, searchParams } = new URL(String(address));
		expect(pathname).toMatch(/\/issues\/new$/);
		expect(searchParams.get('file')).toBe(love.replace(/tagline: .*/, 'tagline: Games in Lua'));
		expect(complaints).toEqual([]);
	});

	test.for([
		['categories', 'Categories'],
		['description', 'Description'],
	])('opens at the field %s that a link is about', async ([field, label]) => {
		const { page } = await openLove();
		await page.goto('about:blank');
		await page.goto(`${site}/launch?edit=love#${field}`);
		await page.locator(`[data-field="${field}"] :focus`).waitFor();
		expect((await page.locator(`[data-field="${field}"]`).boundingBox())?.y).toBeLessThan(20);
		expect(await page.locator(':focus').evaluate((focused) => focused.closest('.field')?.textContent)).toContain(label);
	});

	test('shows its icon, and the monogram where the site does not have the picture yet', async () => {
		const withIcon = (text: string) => text.replace('---\n', '---\nicon: picture.png\n');
		const { page, state } = await openLove(withIcon(love));
		await page.locator('#preview span.tile').waitFor();
		state.text = withIcon(love);
		await page.goto(`${site}/launch?edit=qutebrowser`);
		const icon = page.locator('#preview img.tile');
		await icon.waitFor();
		await expect.poll(() => icon.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
	});

	test('of a file with a byte order mark and CRLF stays as it is but for its line', async () => {
		const windows = `\ufeff${love.replaceAll('\n', '\r\n')}`;
		const { page } = await openLove(windows);
		expect(await page.locator('.file-text').textContent()).toBe(windows);
		await page.locator('#maker').fill('');
		expect(await page.locator('.file-text').textContent()).toBe(windows.replace(/maker: .*\r\n/, ''));
	});

	test('that changed on the forge meanwhile is shown before it is overwritten', async () => {
		const edit = await openLove();
		const { page, state } = edit;
		await page.locator('#tagline').fill('Games in Lua');
		const newer = love.replace(/maker: .*/, 'maker: Somebody else');
		state.text = newer;
		await page.locator('#continue').click();
		await expect.poll(edit.outcome).toMatch(/^The file has changed on GitHub since you opened it\./);
		expect(page.context().pages()).toHaveLength(1);
		expect(await page.locator('#maker').inputValue()).toBe('Somebody else');
		const [, copied] = await edit.continueAtForge();
		expect(copied).toBe(newer.replace(/tagline: .*/, 'tagline: Games in Lua'));
	});

	test('that both have changed shows both values to choose from, and merges the others', async () => {
		const edit = await openLove();
		const { page, state, complaints } = edit;
		await page.locator('#tagline').fill('Games in Lua');
		await page.locator('#maker').fill('Ours');
		await page.locator('#website_url').fill('https://ours.example');
		const newer = love
			.replace(/tagline: .*/, 'tagline: Their games')
			.replace(/maker: .*/, 'maker: Theirs')
			.replace(/name: .*/, 'name: Theirs as well');
		state.text = newer;
		await page.locator('#continue').click();
		await expect.poll(edit.outcome).toMatch(/^Somebody else has changed the same fields\./);
		expect(page.context().pages()).toHaveLength(1);
		const lines = page.locator('#notice p');
		expect(await lines.allTextContents()).toEqual([
			'Tagline: GitHub now has “Their games”, and you wrote “Games in Lua”. Use the value from GitHub',
			'Maker: GitHub now has “Theirs”, and you wrote “Ours”. Use the value from GitHub',
		]);
		expect(await violations(page)).toEqual([]);
		await lines.nth(1).getByRole('button').click();
		const [, copied] = await edit.continueAtForge();
		expect(copied).toBe(
			newer
				.replace(/tagline: .*/, 'tagline: Games in Lua')
				.replace(/website_url: .*/, 'website_url: https://ours.example'),
		);
		expect(complaints).toEqual([]);
	});

	test('keeps its edits over a reload, and compares them with the newest file', async () => {
		const edit = await openLove();
		const { page, state } = edit;
		await page.locator('#tagline').fill('Games in Lua');
		await page.locator('#maker').fill('');
		state.text = love.replace(/tagline: .*/, 'tagline: Their games');
		await page.reload();
		await expect.poll(edit.notice).toContain('Tagline: GitHub now has “Their games”, and you wrote “Games in Lua”.');
		expect(await page.locator('.file-text').textContent()).toBe(
			love.replace(/tagline: .*/, 'tagline: Games in Lua').replace(/maker: .*\n/, ''),
		);
	});

	test('gets a launch in another week than those that it has', async () => {
		const edit = await openLove(love.replace('2026-w36', '2026-w48'));
		const { page } = edit;
		expect(await page.locator('#period option[value="2026-w48"]').isDisabled()).toBe(true);
		expect(await page.locator('#plan').isVisible()).toBe(false);
		await page.locator('#period').selectOption('2026-w49');
		expect(await page.locator('#plan').isVisible()).toBe(true);
		const preview = page.locator('#preview article');
		expect(await preview.textContent()).not.toMatch(/First launched|No votes yet|no votes yet/);
		expect(await preview.locator('.tile').getAttribute('data-monogram')).toBe('LÖ');
		expect(await edit.changes()).toBe('Line 21:\n+   - period: 2026-w49\n+     plan: free');
	});

	test('is no duplicate of itself, and its mistakes are said', async () => {
		const edit = await openLove();
		const { page } = edit;
		await page.locator('#name').fill('love2d');
		await page.locator('#website_url').fill('love');
		await page.locator('#continue').click();
		await expect.poll(edit.outcome).toBe('Fix the problems under “Before you submit” first.');
		expect(await page.locator('#findings li').allTextContents()).toEqual([
			expect.stringMatching(/^Website: Enter a web address/),
		]);
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme });
			expect(await violations(page)).toEqual([]);
		}
	});

	test('leaves the draft of a new product alone', async () => {
		const { page } = await openLove();
		await page.goto(`${site}/launch`);
		await page.locator('#name').fill('New');
		await page.goto(`${site}/launch?edit=love`);
		await page.locator('#launch').waitFor({ state: 'visible' });
		await page.locator('#name').fill('LÖVE 2');
		await page.goto(`${site}/launch`);
		await expect.poll(() => page.locator('#name').inputValue()).toBe('New');
	});

	test.for([
		[
			'no response',
			undefined,
			'The file couldn’t be loaded from GitHub. You may be offline, or GitHub may have blocked the request.',
		],
		['404', 404, 'GitHub has no file for this product. It may be private, or may have been renamed or deleted.'],
		['403', 403, 'GitHub didn’t send the file (status 403). Try again later.'],
		[
			'another text',
			'No front matter',
			'This doesn’t look like a product file: it should start with a block of valid YAML between two lines of ---.',
		],
	] as const)('that can’t be read, because of %s, is pasted', async ([_what, text, sentence]) => {
		const edit = await open(text);
		const { page } = edit;
		await expect.poll(edit.notice).toBe(sentence);
		expect(await page.locator('#launch').isVisible()).toBe(false);
		expect(await page.locator('#paste a').getAttribute('href')).toBe(`${forge}/edit/main/${file}`);
		await page.locator('#pasted').fill(love);
		await page.locator('#paste button').click();
		await page.locator('#tagline').fill('Games in Lua');
		const [, copied] = await edit.continueAtForge();
		expect(copied).toContain('tagline: Games in Lua\n');
		expect(await edit.outcome()).toMatch(
			/This page couldn’t read the file there, so check that nobody else has changed it\.$/,
		);
	});

	test('with an address that leads out of the repository has no link, no editor and nothing to paste', async () => {
		const { page, state, notice } = await open(love, '../../../../../evil/repository/edit/main/love');
		await expect.poll(notice).toBe('No product has this address.');
		expect(await page.locator('a[href*="evil"]').count()).toBe(0);
		for (const part of ['#launch', '#paste']) expect(await page.locator(part).isVisible()).toBe(false);
		expect(state.reads).toEqual([]);
	});

	test('that can’t be read again waits for its newest text', async () => {
		const edit = await openLove();
		const { page, state } = edit;
		await page.locator('#tagline').fill('Games in Lua');
		state.text = undefined;
		await page.locator('#continue').click();
		await expect.poll(edit.outcome).toMatch(/^The file couldn’t be loaded from GitHub\./);
		expect(page.context().pages()).toHaveLength(1);
		await page.locator('#pasted').fill(love.replace(/maker: .*/, 'maker: Somebody else'));
		await page.locator('#paste button').click();
		expect(await page.locator('#tagline').inputValue()).toBe('Games in Lua');
		expect(await page.locator('#maker').inputValue()).toBe('Somebody else');
	});

	test('is read from the forge by the launch page alone', async () => {
		const { page } = await openLove();
		const reads = (address: string) =>
			page.evaluate(
				(url) =>
					fetch(url).then(
						({ ok }) => ok,
						() => false,
					),
				address,
			);
		expect(await reads('https://api.github.com/')).toBe(true);
		expect(await reads('https://github.com/')).toBe(false);
		await page.goto(`${site}/products/love`);
		expect(await reads('https://api.github.com/')).toBe(false);
	});
});
