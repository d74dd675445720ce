/**
 * Puts the texts of the board into the bundle of its pages: each section becomes a module with the texts in its language alone,
 * so that a browser loads only the sections that its scripts import.
 */
import { moduleFile } from '../places.ts';
import { sectionNames, sectionOf } from '../texts/board-texts.ts';
import { lang } from '../texts/lang.ts';
import { isPlain } from '../texts/messages.ts';

const langModule = moduleFile('src/texts/lang');
const messagesModule = JSON.stringify(moduleFile('src/texts/messages'));
const sections = new Map(sectionNames.map((name) => [moduleFile(`src/texts/sections/${name}`), name]));

/** @param command - A build leaves what runs on hosts in English: the protocols for agents. */
export const textsPlugin = (command: string) => ({
	name: 'launch-catalog-texts',
	load(this: { readonly environment: { readonly name: string } }, id: string): string | undefined {
		if (command === 'build' && this.environment.name === 'ssr') return undefined;
		if (id === langModule) return `export const lang = () => ${JSON.stringify(lang())};`;
		const name = sections.get(id);
		if (name === undefined) return undefined;
		const messages = sectionOf(name);
		const section = JSON.stringify(messages);
		// Without parts, a browser needs no functions.
		if (Object.values(messages).every(isPlain)) return `export const t = ${section};`;
		return `import { textsOf } from ${messagesModule};\nexport const t = /* @__PURE__ */ textsOf(${section});`;
	},
});
