import { expect, test } from 'vitest';
import { screenshotFile, screenshotWidths } from '../../src/urls/paths.ts';

test.each([
	[640, [480, 640]],
	[960, [480, 960]],
	[1_000, [480, 1_000]],
	[1_280, [480, 960, 1_280]],
	[4_096, [480, 960, 1_440]],
])('screenshotWidths of a picture %i wide are %j', (width, widths) => {
	expect(screenshotWidths(width)).toEqual(widths);
});

test('screenshotFile ends in the width, so that no two products share one', () => {
	expect(screenshotFile('acme', 480)).toBe('/screenshots/acme-480.webp');
	expect(screenshotFile('acme-480', 960)).toBe('/screenshots/acme-480-960.webp');
});
