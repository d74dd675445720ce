/** Everyday words for what products are about, with the words that makers write. */

import { wordKey } from '../tokens.ts';
import { everydayNeeds, germanNeeds } from './everyday-needs.ts';
import { topicTable } from './topic-table.ts';

const entries = `
	editor=editing editors=editing ereader=electronic_books ereaders=electronic_books
	entities=language_processing tokenise=language_processing tokenize=language_processing nlp=language_processing
	tracing=request traces=request latency=request spans=request
	doubles=duplicates duplicate=duplicates eyes=looking eye=looking bugs=living_things bug=living_things voxel=voxel blocks=blocks
	ancestors=family_history ancestor=family_history ancestry=family_history forefathers=family_history roots=family_history
	relatives=family_history pedigree=family_history encyclopedia=wikipedia encyclopedias=wikipedia encyclopaedia=wikipedia
	lexicon=wikipedia guitar=recording guitars=recording band=recording singing=recording vocals=recording demo=recording
	jam=recording beats=music melodies=music songs=music tunes=music mp3=music piano=music keyboard=keyboard dj=music
	tv=video movies=film movie=film cinema=film clips=video footage=film youtube=video vlog=video trailer=film
	plants=living_things plant=living_things flowers=living_things mushrooms=living_things insects=living_things
	animals=living_things species=living_things wildlife=living_things birds=bird birdwatching=bird birding=bird
	planets=night_sky stargazing=night_sky constellations=night_sky telescope=night_sky astronomy=night_sky
	snapshots=photos selfies=photos photographs=photos pics=photos pictures=photos album=photos
	letters=documents letter=documents essay=writing essays=writing thesis=writing dissertation=writing blog=writing
	novel=manuscripts novels=books author=manuscripts screenplay=manuscripts story=writing stories=writing
	grammar=proofreading typos=proofreading spelling=proofreading spellcheck=proofreading proofread=proofreading
	groceries=shopping grocery=shopping cook=recipes cooking=recipes meals=recipes dinner=recipes baking=recipes
	diet=food calories=food nutrition=food ingredients=food barcode=food savings=budget money=budget spending=budget
	expenses=budget finances=budget bank=budget jogging=runs run=runs running=runs hike=walking hikes=walking
	hiking=walking trails=walking bike=cycling bicycle=cycling gym=workouts exercise=workouts exercises=workouts
	muscles=workouts weightlifting=workouts smartwatch=smartwatch fitbit=smartwatch watch=smartwatch
	flat=rooms apartment=floor_plans interior=furniture renovation=floor_plans renovate=floor_plans kitchen=floor_plans
	lights=lamps lamp=lamps heating=thermostats smarthome=lamps alexa=lamps
	secrets=secrets logins=password credentials=password passphrases=password usb=drives disk=drives harddrive=drives
	spy=privacy spying=privacy tracking=privacy anonymous=relays anonymously=relays anonymity=relays surveillance=privacy
	vpn=vpn emails=mail inbox=mail newsletters=feeds news=feeds headlines=feeds blogs=feeds
	meeting=video_meetings meetings=video_meetings videocall=video_meetings videocalls=video_meetings calls=calls
	texting=messages sms=messages colleagues=team_chat teamwork=team_chat coworkers=team_chat
	maths=mathematics math=mathematics equations=mathematics algebra=algebra calculus=mathematics arithmetic=mathematics
	vocabulary=flashcards words=flashcards exams=flashcards exam=flashcards memorise=flashcards memorize=flashcards
	studying=flashcards revision=flashcards homework=education classroom=classroom lessons=classroom courses=course
	university=course teacher=school teachers=school pupils=school students=school
	coding=programming coder=programming programmer=programming scripts=scripting
	spreadsheets=spreadsheet excel=spreadsheet tables=spreadsheet slides=office_suite presentation=office_suite
	presentations=office_suite paperwork=scans receipts=scans bills=scans scanner=scans mailbox=mail
	reminders=task chores=task errands=task checklist=task checklists=task planner=planner schedule=calendar
	journaling=notebooks journal=notebooks brainstorming=whiteboard sketching=drawing sketch=drawing sketches=drawing
	doodle=drawing illustrate=drawing illustration=drawing illustrations=drawing logo=vector logos=vector poster=vector
	comics=painting cartoon=animation cartoons=animation sprites=pixel_art printing=modelling printer=modelling
	typeface=sans font=letterforms fonts=letterforms typography=typesetting blueprint=floor_plans
	deaf=calls blind=aloud braille=braille wheelchair=street sight=sight eyesight=sight disabled=typing paralysed=looking
	website=websites webpage=websites homepage=websites webshop=websites uptime=services downtime=services
	outage=services logs=monitoring alerts=alarm metrics=measurements charts=charts graphs=graphs
	chess=chess trains=railways railway=railways rpg=fantasy strategy=strategy retro=adventure puzzle=adventure
	ai=models chatbot=language_models llm=language_models gpt=language_models neural=neural
	chinese=chinese handwriting=input shorthand=stenography stenographer=stenography
	microscope=microscopist microscopy=microscopist cells=microscopist physics=physics chemistry=chemistry
	route=navigation routes=navigation directions=navigation satnav=navigation gps=navigation driving=driving
	restore=backups backup=backups copies=backups usbstick=drives pdf=documents pdfs=documents
	ebooks=electronic_books ebook=electronic_books kindle=e_ink reader=reader audiobooks=books
`;

const topics = topicTable(entries);
/** Shorter words have no forms. */
const minimumForm = 6;
const needs = topicTable(everydayNeeds + germanNeeds);

/** Other words for the same thing; `undefined` for a word that is not in the list. */
export const everydayTopic = (word: string): string | undefined => topics.get(wordKey(word));

/** What helps where a sentence tells of such a thing, in the words of makers. */
export const everydayNeed = (word: string): string | undefined => {
	const key = wordKey(word);
	return needs.get(key) ?? (key.length >= minimumForm ? needs.get(key.replace(/(?:en|s|n|e)$/, '')) : undefined);
};

/** Keys of the words of the list. */
export const everydayKeys: readonly string[] = [...topics.keys()];
