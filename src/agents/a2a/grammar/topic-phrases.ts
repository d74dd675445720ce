/** Phrases that say in other words what a category is named. */
import { phraseKey } from './tokens.ts';

const phrases: Readonly<Record<string, string>> = {
	'self hosting':
		'host myself, host yourself, host ourselves, host it myself, host it yourself, host them myself, host on my own, hosted myself, self host, self hosted, selfhosted, selfhost, run on my own server, run on your own server, selbst hosten, selber hosten, selbst gehostet, selbst gehostete, selbst hoste, selbst betreiben',
};

/** Names of categories by the keys of phrases. */
export const topicPhrases: ReadonlyMap<string, string> = new Map(
	Object.entries(phrases).flatMap(([name, list]) =>
		list.split(',').map((phrase) => [phraseKey(phrase), name] as const),
	),
);
