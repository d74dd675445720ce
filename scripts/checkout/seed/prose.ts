/** Made-up English: taglines, sentences and Markdown descriptions of the length that makers write. */
import type { Random } from './random.ts';

/** 60 to 100 characters. */
export const tagline = (random: Random): string =>
	`${capital(random.pick(adjectives))} software that ${clause(random)} and ${clause(random)} for ${random.pick(places)}`;

/** Markdown of about 1.8 KB: paragraphs, a heading, a list and a link. */
export function description(random: Random): string {
	const linked = `Read [how it ${clause(random)}](https://${random.pick(nouns)}.example/${random.pick(things)}) first.`;
	const list = random.list(5, () => `- **${capital(random.pick(things))}**: ${clause(random)}`).join('\n');
	const paragraphs = random.list(random.integer(3, 6), () => seededParagraph(random));
	return [...paragraphs, `## For ${random.pick(places)}`, list, linked].join('\n\n');
}

export const seededParagraph = (random: Random): string =>
	random.list(random.integer(3, 6), () => sentence(random)).join(' ');

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const sentence = (random: Random): string =>
	`The ${random.pick(adjectives)} ${random.pick(nouns)} ${clause(random)} while it ${clause(random)}.`;

const clause = (random: Random): string => `${random.pick(verbs)} ${random.pick(adjectives)} ${random.pick(things)}`;

/** The words that seeded texts are made of. */

const split = (text: string): readonly string[] => text.trim().split(/\s+/);

export const adjectives = split(`
	amber brisk calm clear copper crisp dapper deep early even fair fleet gentle grand green hidden honest ivory keen
	little lively lucid mellow modern narrow nimble northern open patient plain polar quiet rapid ready round silver
	simple small solid steady stone sunny swift tidal tidy upright warm wide wild
`);

export const nouns = split(`
	anchor archive arrow atlas beacon bench bridge cabin canvas chart cloud compass corner crane desk drift engine feather
	field flint folder forge garden harbor hinge index island journal kettle kiln lantern ledger lens loom map meadow mill
	mirror notebook orbit paper path pilot plaza quarry quill radar reef ribbon river signal sketch spool station studio
	table thread timer tower valley voyage wagon window workshop yard
`);

const verbs = split(`
	arranges brings builds carries checks collects compares counts describes draws exports filters finds gathers groups
	imports joins keeps links lists maps measures merges moves notes opens orders plans prints publishes queues ranks
	reads records reminds renders repairs replays reviews rounds saves schedules searches sends shares shows signs sorts
	splits stores suggests syncs tests tracks translates watches writes
`);

const things = split(`
	accounts alerts answers backups boards budgets builds calendars captions charts comments contacts contracts datasets
	deploys designs diagrams documents drafts errands events exports files forms graphs guides images inboxes invoices
	issues labels layouts lessons letters links lists logs meetings messages metrics models notes orders pages papers
	photos plans podcasts playlists prices projects queries queues readings receipts recipes records releases reports
	requests reviews routes samples schedules scores scripts shifts sketches sources streams surveys tables tasks teams
	templates threads tickets timers tokens translations trips videos
`);

const places = split(`
	browsers classrooms clinics desktops editors factories kitchens laboratories libraries newsrooms offices phones
	schools servers shops spreadsheets studios terminals warehouses workshops
`);

export const givenNames = split(
	'Ada Bela Chidi Dina Emil Farah Goran Hana Ivo Jun Kaja Lior Mina Noor Olu Petra Rui Sana Tomo Uma',
);

export const familyNames = split(
	'Adler Bianchi Castro Dufour Eriksen Fischer Garza Holm Ito Jansen Kovacs Lindgren Mensah Novak Okafor',
);
