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

export const verbs = split(`
	arranges brings builds carries checks collects compares counts describes draws exports filters finds gathers groups
	imports joins keeps links lists maps measures merges moves notes opens orders plans prints publishes queues ranks
	reads records reminds renders repairs replays reviews rounds saves schedules searches sends shares shows signs sorts
	splits stores suggests syncs tests tracks translates watches writes
`);

export const things = split(`
	accounts alerts answers backups boards budgets builds calendars captions charts comments contacts contracts datasets
	deploys designs diagrams documents drafts errands events exports files forms graphs guides images inboxes invoices
	issues labels layouts lessons letters links lists logs meetings messages metrics models notes orders pages papers
	photos plans podcasts playlists prices projects queries queues readings receipts recipes records releases reports
	requests reviews routes samples schedules scores scripts shifts sketches sources streams surveys tables tasks teams
	templates threads tickets timers tokens translations trips videos
`);

export const places = split(`
	browsers classrooms clinics desktops editors factories kitchens laboratories libraries newsrooms offices phones
	schools servers shops spreadsheets studios terminals warehouses workshops
`);

export const joints = ['while it', 'and then', 'before it', 'after it', 'so that nobody', 'and quietly'] as const;

export const givenNames = split(
	'Ada Bela Chidi Dina Emil Farah Goran Hana Ivo Jun Kaja Lior Mina Noor Olu Petra Rui Sana Tomo Uma',
);

export const familyNames = split(
	'Adler Bianchi Castro Dufour Eriksen Fischer Garza Holm Ito Jansen Kovacs Lindgren Mensah Novak Okafor',
);
