/** Well-known products by what they are for: a catalog that does not have them may have others of their kind. */
import { phraseKey, wordSet } from '../tokens.ts';

const entries: Readonly<Record<string, string>> = {
	'image editing': 'photoshop, adobe photoshop, affinity photo, pixelmator, paint net, corel photopaint',
	'raw photographs': 'lightroom, adobe lightroom, capture one, camera raw, luminar',
	'vector drawing': 'illustrator, adobe illustrator, coreldraw, affinity designer',
	'interface design': 'figma, sketch app, adobe xd, framer',
	painting: 'corel painter, clip studio paint, paint tool sai, ms paint, microsoft paint',
	whiteboard: 'miro, visio, microsoft visio, lucidchart, mural',
	'film editing': 'premiere, adobe premiere, premiere pro, final cut, final cut pro, imovie, vegas pro, capcut',
	'sound recording':
		'audition, adobe audition, garageband, ableton, ableton live, logic pro, fl studio, cubase, pro tools',
	'sheet music': 'sibelius, finale, dorico',
	streaming: 'streamlabs, xsplit',
	'media server': 'plex, emby, netflix, kodi',
	podcast: 'apple podcasts, pocket casts, overcast, google podcasts',
	'plays file': 'windows media player, quicktime, itunes, winamp',
	notes:
		'notion, evernote, onenote, microsoft onenote, apple notes, google keep, bear, roam, roam research, simplenote, craft',
	task: 'todoist, microsoft to do, wunderlist, ticktick, trello, asana, omnifocus, google tasks, any do',
	'office suite':
		'microsoft office, ms office, office 365, microsoft 365, google docs, google sheets, google workspace, excel, microsoft excel, word, microsoft word, ms word, powerpoint, microsoft powerpoint, pages, numbers, keynote, openoffice',
	typesetting: 'latex, overleaf, indesign, adobe indesign, quarkxpress',
	proofreading: 'grammarly, duden mentor, hemingway',
	'cites literature': 'endnote, mendeley, citavi, refworks',
	flashcards: 'quizlet, memrise, duolingo, supermemo',
	manuscripts: 'ulysses, final draft',
	'electronic books': 'kindle, amazon kindle, audible, kobo, apple books',
	'password manager': '1password, lastpass, dashlane, nordpass, keeper',
	'files folders': 'dropbox, google drive, onedrive, microsoft onedrive, icloud, icloud drive, box, wetransfer',
	photographs: 'google photos, icloud photos, apple photos, flickr, amazon photos, picasa',
	mail: 'gmail, google mail, outlook, microsoft outlook, hotmail, apple mail, gmx, yahoo mail',
	chat: 'slack, microsoft teams, ms teams, teams, discord, google chat, rocket chat',
	'private messages': 'whatsapp, telegram, facebook messenger, imessage, threema, viber, wechat, skype',
	'video meetings': 'zoom, google meet, webex, gotomeeting, facetime',
	'web browser': 'chrome, google chrome, safari, edge, microsoft edge, opera, brave, vivaldi, internet explorer',
	'search engine': 'google, google search, bing, duckduckgo, ecosia',
	'feed reader': 'feedly, google reader, inoreader, reeder',
	'maps navigation': 'google maps, apple maps, waze, komoot, here we go, tomtom, bing maps',
	'records runs rides': 'strava, runkeeper, nike run club, garmin connect, runtastic, adidas running',
	workouts: 'myfitnesspal, freeletics, fitbit, strong',
	budgeting: 'ynab, mint, quicken, you need a budget',
	recipes: 'paprika, chefkoch, cookpad, allrecipes',
	'local roof lamps': 'alexa, google home, homekit, apple homekit, smartthings',
	'code editor':
		'vs code, vscode, visual studio code, sublime, sublime text, atom, intellij, notepad, notepad++, textmate',
	'version control': 'github, gitlab, subversion, svn, mercurial, perforce',
	containers: 'docker, docker desktop, kubernetes',
	'infrastructure code': 'terraform, pulumi, puppet, chef',
	monitoring: 'datadog, new relic, nagios, splunk, pingdom, dynatrace',
	'sql database': 'mysql, oracle database, sql server, microsoft access, dbase',
	'in memory caches': 'redis, memcached',
	'game engine': 'unity, unreal, unreal engine, godot, godot engine, rpg maker, gamemaker, cryengine',
	'solid modelling': 'autocad, solidworks, fusion 360, inventor, catia, onshape, sketchup',
	modelling: 'maya, cinema 4d, 3ds max, zbrush, houdini',
	'numerical computing': 'matlab, mathematica, maple, stata, spss, wolfram alpha',
	'language models': 'chatgpt, openai, copilot, github copilot, claude, gemini, midjourney, ollama',
	'operating systems': 'windows 11, windows 10, macos, ios, chrome os, ubuntu, linux mint',
	vpn: 'nordvpn, expressvpn, openvpn, mullvad, surfshark, tailscale',
	'encrypts drives': 'bitlocker, filevault, truecrypt',
	backups: 'time machine, carbonite, acronis, backblaze',
	'scans post': 'evernote scannable, adobe scan, docuware',
	'course pages': 'blackboard, canvas, google classroom, udemy, coursera',
	'stars night sky': 'google sky, skyview, starwalk',
	'voxel world': 'minecraft, roblox, minetest',
	railways: 'transport tycoon, railroad tycoon, cities skylines',
	'fantasy strategy': 'heroes of might and magic, civilization, age of empires, fire emblem, advance wars',
	'adventure games': 'monkey island, maniac mansion, day of the tentacle',
	chess: 'chess com, chessbase, stockfish',
	battle: 'pokemon go, pokemon, nintendo',
	'living things identified': 'seek, plantnet, picturethis, google lens',
	'bird song': 'birdnet, ebird',
	'wikipedia libraries': 'wikipedia, encarta, brockhaus',
	'floor plans': 'ikea planner, ikea kitchen planner, roomstyler',
	'family history': 'ancestry, myheritage, familysearch',
};

const longestName = 4;
/** Names that mean something else among other words. */
const common = wordSet(
	'google word pages numbers edge box mint strong craft bear finale maple canvas mural chef teams unity sketch inventor opera outlook framer roam luminar audition illustrator overcast',
);

const kinds: ReadonlyMap<string, string> = new Map(
	Object.entries(entries).flatMap(([kind, list]) => list.split(',').map((name) => [phraseKey(name), kind] as const)),
);

/** What the first known name among words is for, with the words without it. */
export function knownProductIn(
	words: readonly string[],
): { readonly kind: string; readonly rest: readonly string[] } | undefined {
	for (let length = longestName; length > 0; length--) {
		for (let from = 0; from + length <= words.length; from++) {
			const name = words.slice(from, from + length).join(' ');
			const kind = kinds.get(name);
			if (kind !== undefined && (words.length === length || !common.has(name)))
				return { kind, rest: words.filter((_, at) => at < from || at >= from + length) };
		}
	}
	return undefined;
}
