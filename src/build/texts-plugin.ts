/**
 * Puts the texts of the board into the bundle of its pages: each section becomes a module with the texts in its language alone,
 * so that a browser loads only the sections that its scripts import. The search knows that language alone, too.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { moduleFile, sourceFile } from '../places.ts';
import { searchLanguageName } from '../search/languages.ts';
import { sectionNames, sectionOf } from '../texts/board-texts.ts';
import { isolated } from '../texts/english-marks.ts';
import { isRightToLeft } from '../texts/formats.ts';
import { lang } from '../texts/lang.ts';
import { en } from '../texts/languages/en.ts';
import { isPlain, type Section } from '../texts/messages.ts';

const searchModule = moduleFile('src/search/languages');
const langModule = moduleFile('src/texts/lang');
const messagesModule = JSON.stringify(moduleFile('src/texts/messages'));
const marksModule = JSON.stringify(moduleFile('src/texts/english-marks'));
const visitScript = sourceFile('src/render/html/home/since-last-visit.js');
const sectionsModule = moduleFile('src/texts/sections');
/** The modules of the sections. A bundle has only those that it imports from the module of all. */
const sections = new Map(sectionNames.map((name) => [`${sectionsModule}?${name}`, name]));
const sectionsCode = [...sections]
	.map(([id, name]) => `export { t as ${name} } from ${JSON.stringify(id)};`)
	.join('\n');

const searchCode = (name: string): string => {
	const file = JSON.stringify(moduleFile(`src/search/languages/${name}`));
	return `import { ${name} } from ${file};\nexport const searchLanguage = () => ${name};`;
};

/** @param tag - The language of the texts, when it is not that of the board. */
function sectionCode(messages: Section, tag?: string): string {
	const section = JSON.stringify(messages);
	// Without parts, a browser needs no functions.
	if (Object.values(messages).every(isPlain)) return `export const t = ${section};`;
	const language = tag === undefined ? '' : `, ${JSON.stringify(tag)}`;
	return `import { textsOf } from ${messagesModule};\nexport const t = /* @__PURE__ */ textsOf(${section}${language});`;
}

/** A section of which a board has texts only in English. */
function partlyEnglishCode({ own, english }: ReturnType<typeof sectionOf>, isClient: boolean): string {
	const ofClient = isRightToLeft(lang()) ? isolated(english) : english;
	const rest = isClient ? JSON.stringify(ofClient) : `marked(${JSON.stringify(english)})`;
	return `import { textsOf } from ${messagesModule};
${isClient ? '' : `import { marked } from ${marksModule};`}
export const t = /* @__PURE__ */ Object.assign(textsOf(${JSON.stringify(own)}), textsOf(${rest}, 'en'));`;
}

/** A classic script can import nothing: its texts are in front of it. */
function withTexts(script: string): string {
	const { own, english } = sectionOf('visit');
	return `const visitTexts = ${JSON.stringify({ ...own, ...english })};\n${script}`;
}

/** The script of a build and its address, which changes with the texts. */
function visitFile() {
	const source = withTexts(readFileSync(visitScript, 'utf8'));
	const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
	return { type: 'asset' as const, fileName: `_astro/since-last-visit.${hash}.js`, source };
}

interface PluginContext {
	readonly environment: { readonly name: string };
}

interface BuildContext extends PluginContext {
	emitFile(file: ReturnType<typeof visitFile>): string;
}

/** What agents read on the server is in English, and the words of its searches are those of the index. */
const ofAgents: ReadonlySet<string> = new Set(['draft', 'markdown']);

export const textsPlugin = (command: string) => ({
	name: 'launch-catalog-texts',
	// Before Vite loads the script as it is.
	enforce: 'pre' as const,
	load(this: PluginContext, id: string): string | { code: string; moduleSideEffects: false } | undefined {
		const isServer = this.environment.name === 'ssr';
		if (id === langModule) return `export const lang = () => ${JSON.stringify(lang())};`;
		if (id === searchModule) return isServer ? undefined : searchCode(searchLanguageName(lang()));
		if (command === 'build' && id === `${visitScript}?url`)
			return `export default ${JSON.stringify(`/${visitFile().fileName}`)};`;
		// Without this, each script would get the texts of all scripts.
		if (id === sectionsModule) return { code: sectionsCode, moduleSideEffects: false };
		const name = sections.get(id);
		if (name === undefined) return undefined;
		if (isServer && ofAgents.has(name)) return sectionCode(en[name], 'en');
		const section = sectionOf(name);
		if (Object.keys(section.english).length === 0) return sectionCode(section.own);
		return partlyEnglishCode(section, this.environment.name === 'client');
	},
	buildStart(this: BuildContext): void {
		if (command === 'build' && this.environment.name === 'client') this.emitFile(visitFile());
	},
	/** The dev server loads the script from its address. */
	transform: (code: string, id: string) => (id === visitScript ? withTexts(code) : undefined),
});
