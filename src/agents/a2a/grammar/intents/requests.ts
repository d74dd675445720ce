/** Sentences that want something done instead of told: votes, changes, launches, or the rules of this agent broken. */
import type { Reading } from '../reading.ts';
import { wordSet } from '../tokens.ts';

/** Verbs of changes, as a request begins with them. */
export const changes = wordSet(`
	vote upvote downvote delete remove edit change update add rename set put move buy pay purchase order create register sign
	post upload increase raise boost approve withdraw unpublish promote make rate review comment book drop erase wipe modify
	subscribe unsubscribe send notify remind install refund ban block report flag demote kick bump
	korrigiere korrigier berichtige aktualisiere aktualisier verbessere verschieb vergib ergänze ergänz ersetze
	sende schick schicke informiere benachrichtige erinnere abonniere kündige streich streiche sperre melde erstatte
	fake hide cancel swap feature cheat manipulate correct fix write reset
	stimme stimm abstimmen voten vote lösche lösch löschen entferne entfernen ändere änder ändern setze setz setzen kaufe
	kauf bestelle bestell erhöhe erhöhen trage trag erstelle erstell bewerte kommentiere buche verschiebe schreibe schreib
	benenne fälsche manipuliere tausche
`);
const givingVerbs = wordSet('give gib geben gebt schenk schenke');
const voteWords = wordSet('vote votes upvote upvotes point points stimme stimmen punkt punkte place platz');
/** Those of them that are tasks of programs as well: `edit photos`. */
const tasks = wordSet(
	'edit change rename move create make write rate review comment book hide track schreib schreibe erstelle ändere ändern write send',
);
/** What they change in a catalog. */
const entries = wordSet(`
	entry entries listing listings product products launch account description price name votes vote tagline page data catalog
	catalogue board leaderboard ranking week place position category eintrag eintrage produkt beschreibung preis stimmen platz
	konto account profil profile abo subscription newsletter pull request pr approved status seite katalog rangliste woche kategorie bewertung kommentar email mail me mir us uns newsletter letter flight table
`);

/** Verbs of changes by what else stands in their sentence: `take it off`, `nimm … raus`. */
const changesInTwo: readonly (readonly [verb: ReadonlySet<string>, other: ReadonlySet<string>])[] = [
	[wordSet('take kick throw get push bring move turn shut knock pull'), wordSet('off out rid down up away')],
	[
		wordSet('gib gebt geben setz setze schalte schalt stell stelle'),
		wordSet('frei true live hoch runter online offline'),
	],
	[
		wordSet(
			'nimm nehmt nehmen trag trage mach macht machen lad lade füg füge zieh ziehe wirf stell schmeiß hol setz tu',
		),
		wordSet('raus heraus rauf runter herunter hinzu weg ein zurück hoch rein hinauf billiger kostenlos'),
	],
];
const selves = wordSet('me us mir uns');
/** What may stand before the verb of a request. */
export const openings = wordSet(`
	please pls can could you would will i we want to need like id my and then now hey hi hello just go kindly also let lets
	bitte kannst du könntest könnt ihr kann ich wir möchte will mal doch jetzt für and und how do does may should someone man wie
	help me us dass the allow du you u ya yo mich dich
`);
const attacks = wordSet(`
	ignore ignoriere instructions anweisungen jailbreak override pretend admin administrator sudo prompt systemprompt
	passwort-datei credentials apikey secret-key disregard vergiss exec eval bypass hack hacke
`);
const strongAttacks = wordSet('jailbreak administrator systemprompt sudo credentials apikey instructions anweisungen');
const attackPairs: readonly (readonly [string, string])[] = [
	['system', 'prompt'],
	['api', 'key'],
	['previous', 'instructions'],
	['drop', 'table'],
];

/** Words that requests are known by: they are no spelling errors. */
export const requestWords: ReadonlySet<string> = new Set([
	...changes,
	...givingVerbs,
	...attacks,
	...changesInTwo.flatMap(([verbs, others]) => [...verbs, ...others]),
]);

/** Whether a sentence asks for a change, or for what no message may ask. */
export function asksForChange({ tokens, signs, products }: Reading): boolean {
	const keys = tokens.map(({ key }) => key);
	if (isAttack(keys)) return true;
	if (isChangeAtEnd(keys, products.length > 0)) return true;
	return keys.some((key, at) => {
		const before = keys.slice(0, at);
		const isStart = before.every((own) => openings.has(own)) || isAfterPause(keys, at);
		if (!isStart) return false;
		const isInTwo = changesInTwo.some(
			([verbs, others]) => verbs.has(key) && keys.slice(at + 1).some((own) => others.has(own)),
		);
		if (isInTwo && (products.length > 0 || keys.some((own) => entries.has(own)))) return true;
		if (givingVerbs.has(key)) {
			const isToOthers = products.length > 0 && !keys.slice(at + 1, at + 2).some((own) => selves.has(own));
			return isToOthers && keys.some((own) => voteWords.has(own));
		}
		if (tasks.has(key) && !keys.some((own) => entries.has(own)) && products.length === 0) return false;
		return changes.has(key) && !signs.has('count') && !isNoun(key, keys[at + 1]);
	});
}

/** `bitte mein Konto löschen`. */
function isChangeAtEnd(keys: readonly string[], hasProduct: boolean): boolean {
	const isAsked = keys.some((key) => asked.has(key));
	return lastVerbs.has(keys.at(-1) ?? '') && !isAsked && (hasProduct || keys.some((key) => entries.has(key)));
}
const lastVerbs = wordSet(
	'löschen entfernen ändern umbenennen stornieren kündigen sperren freischalten freigeben hochstufen verschieben abstimmen',
);
const asked = wordSet('wie was wer kann darf wo wann welche welcher');

const isAfterPause = (keys: readonly string[], at: number): boolean =>
	['and', 'und', 'then', 'dann'].includes(keys[at - 1] ?? '') &&
	['vote', 'delete', 'put', 'remove', 'losche', 'setze'].includes(keys[at] ?? '');

/** `vote counts`, `order by votes`: no request. */
const isNoun = (key: string, next: string | undefined): boolean =>
	(key === 'vote' && ['count', 'counts', 'total', 'totals'].includes(next ?? '')) ||
	(key === 'order' && next === 'by') ||
	(key === 'drop' && next === 'in') ||
	(key === 'stimme' && next === 'n') ||
	(['write', 'edit', 'make', 'create'].includes(key) && next === undefined);

function isAttack(keys: readonly string[]): boolean {
	const first = keys.slice(0, 3).some((key) => attacks.has(key));
	const strong = keys.some(
		(key, at) => strongAttacks.has(key) || attackPairs.some(([one, two]) => key === one && keys[at + 1] === two),
	);
	return strong || (first && keys.some((key) => attacks.has(key)));
}
