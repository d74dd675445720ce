/** Whether a sentence is German, in which every noun has a capital. */

import { type Token, wordSet } from '../tokens.ts';
import { englishTopic } from './german-topics.ts';

const words =
	wordSet(`der das und ist für mit ein eine einen einem einer nicht kein keine welche welcher welches was wer wie wo gibt gibts
	habt ihr ich suche zeig zeige auf zum zur vom beim von aus oder aber auch bitte kann ohne mehrere mehreren fürs ums vor
	mir mich uns wir meine mein im zu bei nach sind wird werden etwas`);

export const isGerman = (tokens: readonly Token[]): boolean =>
	tokens.some(({ key }) => words.has(key) || englishTopic(key) !== undefined);
