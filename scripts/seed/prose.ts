/** Made-up English: taglines, sentences and Markdown descriptions of the length that makers write. */
import type { Random } from './random.ts';

/** 40 to 120 characters. */
export function tagline(random: Random): string {
	const goal = random.integer(40, 100);
	let text = `${capital(random.pick(adjectives))} software that ${clause(random)}`;
	while (text.length < goal) {
		const more = `${text} ${random.chance(0.5) ? `for ${random.pick(places)}` : `and ${clause(random)}`}`;
		if (more.length > 120) return text;
		text = more;
	}
	return text;
}

/** Markdown of about 1.6 KB: paragraphs, and now and then a list, a table, code or a link. */
export function description(random: Random): string {
	const blocks = [paragraph(random)];
	const goal = random.integer(800, 2_000);
	const extras = random.sample([bullets, numbers, table, code, section, linked], random.integer(1, 4));
	while (size(blocks) < goal) {
		const next = random.chance(0.6) ? extras.pop() : undefined;
		blocks.push((next ?? paragraph)(random));
	}
	return blocks.join('\n\n');
}

export function paragraph(random: Random): string {
	return random.list(random.integer(2, 5), () => sentence(random)).join(' ');
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

type Block = (random: Random) => string;

function sentence(random: Random): string {
	const subject = random.chance(0.5) ? 'It' : `The ${random.pick(adjectives)} ${random.pick(nouns)}`;
	const tail = random.chance(0.6) ? ` ${random.pick(joints)} ${clause(random)}` : '';
	return `${subject} ${clause(random)}${tail}${random.chance(0.3) ? `, even in ${random.pick(places)}` : ''}.`;
}

function clause(random: Random): string {
	const object = random.chance(0.5) ? random.pick(things) : `${random.pick(adjectives)} ${random.pick(things)}`;
	return `${random.pick(verbs)} ${object}`;
}

const bullets: Block = (random) =>
	random.list(random.integer(3, 6), () => `- **${capital(random.pick(things))}**: ${clause(random)}`).join('\n');

const numbers: Block = (random) =>
	random.list(random.integer(3, 5), (index) => `${index + 1}. ${sentence(random)}`).join('\n');

const section: Block = (random) => `## For ${random.pick(places)}\n\n${paragraph(random)}`;

const linked: Block = (random) =>
	`${sentence(random)} Read [how it ${clause(random)}](https://${random.pick(nouns)}.example/${random.pick(things)}) first.`;

const code: Block = (random) => {
	const name = random.pick(nouns);
	return [
		'```sh',
		`${name} init --${random.pick(things)}`,
		`${name} run ./${random.pick(things)} > ${random.pick(things)}.txt`,
		'```',
	].join('\n');
};

const table: Block = (random) =>
	[
		'| Part | Job | Limit |',
		'| --- | --- | ---: |',
		...random.list(
			random.integer(3, 6),
			() => `| ${random.pick(things)} | ${clause(random)} | ${random.integer(1, 500)} |`,
		),
	].join('\n');

const size = (blocks: readonly string[]): number => blocks.reduce((sum, { length }) => sum + length + 2, 0);

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

const joints = ['while it', 'and then', 'before it', 'after it', 'so that nobody', 'and quietly'] as const;

export const givenNames = split(
	'Ada Bela Chidi Dina Emil Farah Goran Hana Ivo Jun Kaja Lior Mina Noor Olu Petra Rui Sana Tomo Uma',
);

export const familyNames = split(
	'Adler Bianchi Castro Dufour Eriksen Fischer Garza Holm Ito Jansen Kovacs Lindgren Mensah Novak Okafor',
);
