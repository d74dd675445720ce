/** Words that say what something is used for, or what kind of program it is: `read RSS feeds`, `password manager`. */
import { wordKey, wordSet } from '../tokens.ts';

const words = `
	read write watch listen teach learn edit make create manage organize organise keep track play view open use help take
	store handle plan record browse share let lets watching listening reading teaching making creating managing tracking
	manager managers reader readers player players client clients library libraries system systems platform platforms viewer
	lesen schreiben schauen hören lernen lehren bearbeiten machen erstellen verwalten organisieren ansehen anschauen
	collect collecting sort sorting arrange save saving look looking find finding show using deal run running do doing work
	keeping storing handling planning recording sharing viewing opening helping teach write set setup build replace follow
	small smaller tiny little simple easy easily quick quickly fast lightweight light modern reliable beautiful pretty big
	large huge powerful full featured complete beginner beginners professional professionals personal private own
	phone phones smartphone mobile tablet laptop desktop computer pc mac macbook windows android iphone ipad ios device
	devices machine old new home work company people person user users everyone daily
	day week everyday hobby project projects data content files file local offline online stuff
	holiday holidays vacation urlaub trip summer wedding birthday family's taking
	editor editors editing edit taking app apps tool tools software program client
	request requests response query queries store stores keys key object objects time times
	angucken gucken verfolgen bestimmen erkennen check monitor find out
	sammeln ordnen sortieren speichern aufbewahren anlegen führen planen teilen finden zeigen öffnen helfen nutzen
	klein kleine kleinen kleiner kleines einfach einfache einfaches einfachen leicht leichte leichtes schnell schnelle
	schnelles schnellen modern moderne modernes groß große großes großen leute anfänger einsteiger profis privat eigene
	handy smartphone rechner computer laptop tablet gerät geräte firma betrieb alltag täglich
`;

const generalWords: ReadonlySet<string> = wordSet(words);

/** Without such words, where others are beside them. */
export function mainWords(terms: readonly string[]): readonly string[] {
	const main = terms.filter((term) => !generalWords.has(wordKey(term)));
	return main.length > 0 ? main : terms;
}

export const isGeneralWord = (key: string): boolean => generalWords.has(key);
