import { describe, expect, test } from 'vitest';
import { toXml } from 'xast-util-to-xml';
import { tile } from '../../../src/render/cards/tile.ts';

const square = { x: 10, y: 20, side: 100 };

describe('the tile of a card', () => {
	test('refers to the icon of a product that has one', () => {
		expect(toXml(tile({ slug: 'acme', name: 'Acme', icon: 'f00' }, square))).toBe(
			'<image x="10" y="20" width="100" height="100" href="icon:f00"></image>',
		);
	});
});
