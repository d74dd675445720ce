/**
 * The language of the board of this process, as a tag of BCP 47: that of the last catalog that was loaded, English before.
 * In the bundle of the pages it is a constant, see `build/texts-plugin.ts`.
 */
let current = 'en';

export const lang = (): string => current;

export function setLang(tag: string): void {
	current = tag;
}
