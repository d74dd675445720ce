import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Runs every rule of axe on a page as it is now.
 *
 * Only violations are described: a selector for each of the thousands of elements that pass costs more than the rules.
 *
 * @returns `rule: selector html` of each element that breaks a rule.
 */
export async function violations(page: Page): Promise<string[]> {
	if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
	return page.evaluate(async () => {
		const { run } = Reflect.get(globalThis, 'axe') as typeof axe;
		const { violations: found } = await run(document, { resultTypes: ['violations'] });
		return found.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`));
	});
}
