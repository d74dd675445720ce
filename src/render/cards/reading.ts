/** How a text is read: its direction, and the language that decides about the forms of its characters. */

/** By the first letter that has a direction, as `dir="auto"` in HTML. */
export function isRightToLeft(text: string): boolean {
	const [first = ''] = /\p{L}/u.exec(text) ?? [];
	return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(first);
}

/** BCP 47; English where the characters have one form only. */
export function languageOf(text: string): string {
	if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
	if (/\p{Script=Hangul}/u.test(text)) return 'ko';
	return /\p{Script=Han}/u.test(text) ? 'zh-Hans' : 'en';
}
