/** German words for what products are about, with the English ones that the catalog is written in. */

import { wordKey } from '../tokens.ts';
import { germanEverydayTopics } from './german-everyday-topics.ts';
import { topicTable } from './topic-table.ts';

const entries = `
	datenbank=database datenbanken=database texteditor=text_editor texteditoren=text_editor editoren=editor
	entwicklung=development entwickler=developer entwicklerwerkzeuge=developer_tools entwicklerwerkzeug=developer_tools
	programmieren=programming programmierung=programming programmiersprache=programming_language
	programmiersprachen=programming_languages sprache=language sprachen=languages spiel=game spiele=games spielen=games
	spieleentwicklung=game_development spielentwicklung=game_development grafik=graphics gestaltung=design design=design
	zeichnen=drawing zeichen=drawing malen=painting mal=painting bild=image bilder=images bildbearbeitung=image_editing bearbeitung=editing
	bearbeiten=editing foto=photo fotos=photo fotografie=photography fotografieren=photography video=video videos=video
	videobearbeitung=video_editing videoschnitt=video_editing schnitt=editing schneiden=editing film=film filme=film
	musik=music ton=audio audio=audio klang=sound noten=sheet_music tonstudio=recording_studio aufnahme=recording
	gesundheit=health fitness=fitness sport=fitness training=workout haushalt=household haus=home hausautomation=home_automation
	zuhause=home kochen=cooking rezept=recipe rezepte=recipe essen=food lebensmittel=food haushaltsbuch=budget finanzen=finance
	geld=budget infrastruktur=infrastructure maschinelles=machine lernen=learning ki=machine_learning
	künstliche=artificial intelligenz=intelligence karte=map karten=maps landkarten=maps navigation=navigation
	überwachung=monitoring überwachen=monitoring monitoring=monitoring betriebssystem=operating_system
	betriebssysteme=operating_systems produktivität=productivity lesen=reading schreiben=writing texte=writing
	buch=book bücher=books ebooks=ebook roman=novel romane=novel autor=writing wissenschaft=science
	wissenschaftlich=science bildung=education schule=education unterricht=education lern=learning sicherheit=security
	privatsphäre=privacy datenschutz=privacy selbst=self hosten=hosting selbsthosting=self-hosting
	barrierefreiheit=accessibility barrierefrei=accessibility kommunikation=communication nachricht=message
	nachrichten=messaging messenger=messenger chatten=chat browser=browser webbrowser=web_browser feeds=feeds
	nachrichtenleser=feed_reader feedreader=feed_reader feed=feed kind=children kinder=children kindern=children
	kleinkinder=children notiz=notes notizen=notes aufgabe=task aufgaben=tasks todo=todo kalender=calendar
	passwort=password passwörter=passwords kennwort=password manager=manager verwaltung=manager verwalten=manager
	verschlüsselung=encryption verschlüsselt=encrypted verschlüsselte=encrypted verschlüsselten=encrypted
	verschlüsseln=encryption sicherung=backup sicherungen=backup datensicherung=backup synchronisation=sync
	synchronisieren=sync datei=file dateien=files webserver=web_server server=server servers=server übersetzung=translation
	übersetzen=translation rechtschreibung=spelling grammatik=grammar wörterbuch=dictionary vokabeln=flashcards
	karteikarten=flashcards tabellen=spreadsheet tabellenkalkulation=spreadsheet textverarbeitung=word_processor büro=office
	dokument=document dokumente=documents rechnung=invoice rechnungen=invoice wissen=knowledge astronomie=astronomy
	sterne=stars sternenhimmel=night_sky mathematik=mathematics mathe=mathematics geometrie=geometry statistik=statistics
	physik=physics chemie=chemistry biologie=biology vogel=bird pflanzen=plants natur=nature tier=animal
	tiere=animals wandern=hiking laufen=running rad=cycling fahrrad=cycling ahnen=genealogy stammbaum=family_tree
	familie=family schrift=font schriften=fonts schriftart=font schriftarten=fonts tastatur=keyboard
	bildschirmleser=screen_reader vorlesen=screen_reader blinde=blind sehbehinderte=blind videokonferenz=video_conferencing
	videokonferenzen=video_conferencing videotelefonie=video_call telefonieren=call mail=mail email=mail e-mails=mail
	post=mail suchmaschine=search_engine suchmaschinen=search_engine suche=search wetter=weather reise=travel
	verkehr=transport netzwerk=network netz=network tunnel=tunnel werbung=ads werbeblocker=ad_blocker
	werkzeugkette=toolchain rahmenwerk=framework rahmenwerke=frameworks frameworks=frameworks webentwicklung=web_frameworks
	animation=animation architektur=architecture modellierung=modelling modell=model modelle=models 3d=3d
	möbel=furniture wohnung=home einrichtung=interior podcast=podcast podcasts=podcast hörbücher=audiobooks
	bibliothek=library bibliotheken=library literatur=literature literaturverwaltung=reference_manager zitate=citation
	foren=forum forum=forum gruppen=group arbeit=work zusammenarbeit=collaboration gemeinsam=collaboration zeit=time
	zeiterfassung=time_tracking tagebuch=diary tagebücher=diary diagramme=diagram diagramm=diagram zeichnungen=drawing
	vektorgrafik=vector_graphics vektor=vector pixel=pixel virtuelle=virtual realität=reality
	roboter=robot steuerung=control konsole=terminal kommandozeile=command_line behälter=container suchen=search
	fotografen=photography fotograf=photography beobachtung=watching beobachten=watching musiker=music zeichner=drawing
	maler=painting schriftsteller=writing lehrer=education schüler=education studenten=education familien=family
	malprogramm=painting abspielen=player spieler=player mediaplayer=media_player wiedergabe=player
`;

const topics = topicTable(entries + germanEverydayTopics);

/** Keys of the words of the lists. */
export const germanKeys: readonly string[] = [...topics.keys()];

/** Between the parts of a compound, and plurals behind one. */
const joints = ['', 's', 'n', 'en', 'e', 'er'];

/** Nouns at the end of compounds that say nothing more. */
const thingEndings = [
	'programme',
	'programm',
	'software',
	'app',
	'apps',
	'werkzeuge',
	'werkzeug',
	'tools',
	'tool',
	'dienst',
	'anwendung',
	'machen',
	'bauen',
	'kopie',
	'zeug',
	'sachen',
	'lösung',
	'verwaltung',
	'system',
].map(wordKey);

/** @returns English words; `undefined` for a word that is not in the list, nor made of two that are. */
export function englishTopic(key: string): string | undefined {
	const whole = topics.get(key) ?? topics.get(withoutEnding(key));
	if (whole !== undefined || key.length < 7) return whole;
	for (let cut = 3; cut <= key.length - 3; cut++) {
		const end = key.slice(cut);
		const last = thingEndings.includes(end) ? '' : (topics.get(end) ?? topics.get(withoutEnding(end)));
		if (last === undefined) continue;
		const first = beginningOf(key.slice(0, cut));
		if (first !== undefined) return `${first} ${last}`.trim();
	}
	return undefined;
}

const withoutEnding = (key: string): string => key.replace(/(?:en|er|es|n|e|s)$/, '');

function beginningOf(text: string): string | undefined {
	for (const joint of joints) {
		if (!text.endsWith(joint)) continue;
		const found = topics.get(text.slice(0, text.length - joint.length));
		if (found !== undefined) return found;
	}
	return undefined;
}

const minimumCompound = 8;
const minimumLast = 5;

/** What the last part of a German compound stands for, whatever stands before it: `Handyfotos`. */
export function compoundTopic(key: string): string | undefined {
	for (let cut = 3; key.length >= minimumCompound && cut <= key.length - minimumLast; cut++) {
		const last = topics.get(key.slice(cut));
		if (last !== undefined) return last;
	}
	return undefined;
}
