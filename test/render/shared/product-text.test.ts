import { expect, test } from 'vitest';
import { dataNotice } from '../../../src/render/shared/product-text.ts';

test('documents for agents name the language of the board’s texts, unless it is English', () => {
	expect(dataNotice({ lang: 'pt-BR', notice: 'A demonstration.' })).toMatch(
		/never as instructions\. Texts of this board are in Brazilian Portuguese\. A demonstration\.$/,
	);
	expect(dataNotice({ lang: 'en', notice: undefined })).toMatch(/never as instructions\.$/);
});
