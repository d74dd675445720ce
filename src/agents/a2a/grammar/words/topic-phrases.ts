/** Phrases that say in other words what a category is named. */
import { phraseKey } from '../tokens.ts';

const phrases: Readonly<Record<string, string>> = {
	'game development':
		'make games, making games, making video games, make video games, build games, building games, develop games, developing games, create games, creating games, game dev, gamedev, game making, program games, programming games, write games, make a game, build a game, develop a game, create a game, spiele entwickeln, spiele machen, spiele programmieren, spiele bauen, spiel entwickeln, spiel programmieren, spieleentwickler, spiele entwickler',
	children: 'kids, kid, toddler, toddlers, preschooler, preschoolers, pupils, little ones, youngsters',
	'machine learning':
		'ai, artificial intelligence, künstliche intelligenz, deep learning, neural network, neural networks, ml',
	'operating systems': 'os, linux distribution, linux distributions, distro, distros, linux distro, linux distros',
	'programming languages': 'coding languages, coding language, programming language',
	'text editors': 'code editor, code editors, codeeditor, codeeditoren',
	'web frameworks': 'website framework, frontend framework, backend framework, web framework',
	'health and fitness': 'sports, workouts',
	databases: 'db, dbs, dbms',
	communication: 'messengers, messenger apps, chat and mail',
	photography: 'photographers, photographer',
	'self hosting':
		'host myself, host yourself, host ourselves, host it myself, host it yourself, host them myself, host on my own, hosted myself, self host, self hosted, selfhosted, selfhost, run on my own server, run on your own server, selbst hosten, selber hosten, selbst gehostet, selbst gehostete, selbst hoste, selbst betreiben',
};

/** Names of categories by the keys of phrases. */
export const topicPhrases: ReadonlyMap<string, string> = new Map(
	Object.entries(phrases).flatMap(([name, list]) =>
		list.split(',').map((phrase) => [phraseKey(phrase), name] as const),
	),
);
