/** Sentences about launching something of one's own: `i made a little app, how do i get it on here?` */
import type { Reading } from '../reading.ts';
import { wordSet } from '../tokens.ts';
import { changes, openings } from './requests.ts';

const launchVerbs = wordSet(`
	launch submit publish register list add enter propose announce draft prepare bring get put start share post einreichen
	einreiche anmelden launchen starten eintragen veröffentlichen vorstellen aufnehmen bringe bringen stelle melde trage reiche
	rein teilnehmen vorschlagen vorschlage suggest nominate nominieren hinzufügen promote create erstelle erstellen make list liste sign registrieren registriere reinzustellen einzustellen hochzuladen unterzubringen
`);
const ownWords = wordSet(
	'my our i id ill ive we mein meine meinen meiner meines meinem unser unsere unseren unserer ich wir mine someone somebody anyone anybody man jeder',
);

const ownLaunchVerbs = wordSet(`
	launch launchen launche einreichen reiche anmelden melde eintragen trage veröffentlichen vorstellen submit publish add
	register sign hinzufügen registrieren registriere reinzustellen einzustellen unterzubringen hochzuladen join participate mitmachen teilnehmen vorschlagen vorschlage
`);
const directions = wordSet('on onto into auf in');
const seeing = wordSet('show see zeig zeige list tell was what who which sehen find');

/** `get on the board`: no question about what is there. */
const isOnto = (keys: readonly string[], at: number): boolean =>
	keys.slice(Math.max(0, at - 2), at).some((key) => directions.has(key)) && !keys.some((key) => seeing.has(key));

const owning = wordSet('my our mein meine meinen meiner meines meinem unser unsere unseren');
const ownThings = wordSet(`
	app apps tool tools product products project projects startup software program programs service game website site thing
	entry launch library plugin extension package side little own new first company team work listing page produkt produkte
	projekt programm anwendung dienst spiel webseite seite ding eintrag sache neues neue neuen eigenes werkzeug firma
`);
const wanting = wordSet(
	'want wants wanted need needs fields plan plans like would wrote built made build tool app startet will möchte brauche brauchst gebaut',
);
const catalogNames = wordSet('catalog catalogue katalog board leaderboard list liste rangliste');

/** What changes the place of something that is there. */
const lifting = wordSet('push boost bump move raise lift');

/** Whether a sentence is about launching something of one's own. */
export function asksToLaunch({ tokens, signs, products, places, times, today }: Reading): boolean {
	if (signs.has('votes') || places) return false;
	const keys = tokens.map(({ key }) => key);
	const [first = ''] = keys.filter((key) => !openings.has(key));
	if ((changes.has(first) && !launchVerbs.has(first)) || lifting.has(first)) return false;
	const hasDraft = keys.includes('draft') || keys.includes('entwurf');
	if (hasDraft && (signs.has('launching') || signs.has('launched'))) return true;
	const isComing = times.some((span) => span?.week !== undefined && span.since > today) && signs.has('mine');
	if (isComing && products.length === 0 && keys.some((key) => wanting.has(key))) return true;
	const isSubmission = keys.some((key) => /^(?:submi|einreich|einzureich)/.test(key));
	if (isSubmission && products.length === 0) return true;
	if (products.length === 0 && asksToBring(keys)) return true;
	const own = keys.some((key) => ownWords.has(key));
	const verb = keys.some((key) => launchVerbs.has(key));
	const isAboutOwn = keys.some(
		(key, at) => owning.has(key) && keys.slice(at + 1, at + 3).some((own) => ownThings.has(own)),
	);
	const isVerbOfLaunch = keys.some((key) => ownLaunchVerbs.has(key));
	const isForCatalog = keys.some((key) => catalogNames.has(key));
	const isListed = isAboutOwn && keys.some((key) => here.has(key) && bringing.has(key));
	const isOnBoard = own && keys.some((key, at) => catalogNames.has(key) && isOnto(keys, at));
	return (
		products.length === 0 &&
		(isOnBoard || isListed || (own && isVerbOfLaunch) || (isAboutOwn && (verb || isForCatalog)))
	);
}

/** What somebody has done who has something to launch. */
const making = wordSet(`
	made built wrote written created developed coded programmed finished designed founded cofounded invented released author
	developer founder maker creator gebaut programmiert entwickelt geschrieben gebastelt erstellt entworfen gemacht gegründet
	fertiggestellt erfunden entwickler gründer macher autor
`);
/** What brings something to a place. */
const bringing = wordSet(`
	get put bring have show place feature featured include included listed list shown added appear appears land up upload
	take accept accepted consider considered join published kriege kriegen krieg bekomme bekommen komme kommen kommt kommst
	rein reinkommen reinbekommen reinkriegen reinbringen unterbringen unterkriegen auftauchen erscheinen aufgenommen gelistet
	platzieren dabei draufkommen raufkommen reinstellen einstellen eingestellt hochladen zeigen präsentieren bewerben
`);
/** Where it is brought. */
const here = wordSet(`
	here there catalog catalogue board leaderboard list listing site page website featured included listed accepted
	hier rein hinein drauf rauf drin katalog rangliste liste seite aufgenommen gelistet dabei plattform platform
`);
/** What is brought there: `get it on here`, `put mine in`. */
const broughtThings = wordSet(
	'it mine ours us this that something one anything meins meines unsers unseres es sowas etwas was uns das',
);
const toward = wordSet('on onto in into up to over auf in hier rein hinein drauf rauf her');

/** `I built an app, can it be listed?`, `how do I get mine on here?` */
function asksToBring(keys: readonly string[]): boolean {
	const isOwn = keys.some((key) => ownWords.has(key));
	const hasMade = isOwn && keys.some((key) => making.has(key));
	const isBrought = keys.some((key) => bringing.has(key)) && keys.some((key) => here.has(key));
	if (hasMade && isBrought) return true;
	const at = keys.findIndex(
		(key, place) => bringing.has(key) && keys.slice(place + 1, place + 3).some((own) => broughtThings.has(own)),
	);
	if (at < 0 || !isOwn) return false;
	return keys.slice(at + 1).some((key, place) => toward.has(key) && isPlaceOrEnd(keys, at + 2 + place));
}

/** `on here`, `in the list`, `get it in?` */
const isPlaceOrEnd = (keys: readonly string[], at: number): boolean =>
	at >= keys.length || keys.slice(at, at + 3).some((key) => here.has(key));

/** Words that such sentences are known by: they are no spelling errors. */
export const launchRequestWords: ReadonlySet<string> = new Set([
	...launchVerbs,
	...ownLaunchVerbs,
	...making,
	...bringing,
]);
