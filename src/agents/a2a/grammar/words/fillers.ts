/** Words without meaning of their own in a question, English and German. */

import { wordSet } from '../tokens.ts';
import { chatWords } from './chat-words.ts';
import { germanChatWords } from './chat-words-german.ts';

const words = `
	a an the me us you your it its is are am be been was were does has have had can could would should will may might shall
	must to of on in at and that these those there here what who whom whose when where why how please pls plz kindly some any
	good great nice cool really thanks thank thx lot so then if just also very much quite bit ok okay well maybe perhaps
	id ill im ive youve theres whats whos lets let say see look know think like into onto over out up down off
	actually exactly only both each which one ones them they their he she his her this yes hey dear kind sort type types
	among between during within through per via about go went going s t re ve ll d m as too still yet even while
	available existing whole full entire page pages right want wants wanted got getting find own self
	anyone anybody everyone everybody somebody end time times day days hi now currently public website
	did do doing done gets gotten receive received take took taken comes came happen happened having happens collect collected
	earn earned reach call called show shown hear heard work works run runs put another sure best interested
	eignet eignen version versions starting named involved team teams foundation inc gmbh ltd liegen sentence words
	weekly wöchentliche wöchentlichen finished closed but however aber sondern next nächste nächster nächsten cast tagged together zusammen hab habe
	voting abstimmung belong belongs under inside across overall back date dates
	gewesen du dir often oft once mal's somewhere irgendwo lately again wieder einige einiges manche mehrere several exact genau
	bekommen bekam erhalten erhielt erreicht kommt kommen kam heraus raus holte geholt ging lief läuft läuft's gehört gehören bietet
	zeigt liefert angeboten interessiert interessieren interessiere fragen frage stand steht stehen liegt lag
	der die das den dem des ein eine einen einem einer eines und ist sind war waren wird wurde wurden worden hat haben hatte
	hatten hast habt wer wen wem wessen wo wann warum wieso weshalb wie welcher mir mich dich uns euch ihr ihnen sie er
	es sich auf aus bei beim nach vor zu zum zur von vom mit bitte mal doch eigentlich denn schon gerne gern danke
	man kann kannst können könnt könnte könntest könntet soll sollte darf muss müssen würdest werden dieser diese
	dieses diesen dort da hier dann wenn ob als auch nur sehr ganz etwa ungefähr eben halt sag sage sagt sagen weiß
	weißt wissen zeig zeige gib gebt mehr viele viel alle einmal jemand irgend irgendein irgendeine eigenen eigene eigener
	eigenes gut gute guter gutes guten toll tolle davon dazu daran darin drin beste ja nein hallo seite seiten gesamte gesamten
	ganze ganzen welchem ihre ihren ihrem seine seinen dass damit unter über darüber sowie bzw machen tun
`;

/** Those of questions alone, which are often misspelled. */
export const questionWords: ReadonlySet<string> = wordSet(words);

export const fillers: ReadonlySet<string> = new Set([
	...questionWords,
	...wordSet(chatWords),
	...wordSet(germanChatWords),
]);
