/** Common words of stories, English and German: products have some of them by chance. */
import { wordSet } from '../tokens.ts';

const words = `
	cant dont doesnt didnt isnt arent wasnt couldnt wouldnt wont havent hasnt without again against ago away another behind
	already before after always never ever every everything nothing nobody none someone else instead until unless because
	wrong bad awful terrible horrible hard difficult impossible weird strange funny nice better worse best worst fast slow
	long short wide narrow high low top bottom left side middle inside outside front next last first second third ten six
	five four three two half hundred hundreds thousand thousands million dozens many more most less few several enough
	new young old own other others different same whole big small little huge tiny tired sick afraid scared worried broken
	morning evening night tonight today yesterday tomorrow month months week weekend year years hour hours minute minutes
	january february march april may june july august september october november december summer winter spring autumn
	house home garden garage balcony room living table kitchen office street city town country village woods forest car
	people person man woman men women girl boy baby child family parents grandparents wife husband neighbour neighbours
	said told tell tells talk talks speak speaks spoke ask asks write writes wrote read reads send sends sent get gets got
	give gives gave take takes took put puts bring go goes gone went leave live lives lived lie lies
	start starts started stop stops stopped end ends begin begins keep keeps kept stay stays move moves moved moving turn
	turns run runs walk drive fall fell drop dropped break broke fix fixed lose lost loses find finds found
	buy buys bought sell sold pay pays paid cost costs spend spent save saves hate hates like likes love loves enjoy fun
	know knows knew known think thinks thought remember remembers forget forgets forgot forgetting forgotten understand
	learn learns struggle struggles struggling happen happens happened use uses used using want wants need needs try tries
	make makes made build builds built do does done doing work works worked working play plays playing see sees saw seen
	look looks looked watch hear heard show shows feel feels knock die died dead install installed installing allow
	sit sits sitting stand hold holds open opens opened close closed fill fits fit check checks carry rid great sure real
	really actually possible place places thing things stuff way ways lot lots kind problem problems trouble chaos mess
	idea ideas question reason point case part parts number numbers name names word words line lines language
	computer computers pc laptop laptops phone phones device devices machine machines app apps program programs software
	display screen button internet online offline connection site sites page pages server account accounts free money cents
	company boss job school teacher student students life world time times day days anything something weather holiday
	alt alte alten altes neu neuen neues lange kurz kurze immer nie wieder schon noch dauernd ständig kaum nichts niemand
	jemanden alles jahr jahre jahren monat monate woche tag tage abend abends morgen heute gestern stunde nacht sommer
	geht gehen ging kommen kommt bleibt stehen steht liegt liegen machen macht nehmen geben sagen sagt reden spricht sehen
	sieht hören schreiben lesen sucht finden fahre fahren fährt laufen läuft ziehen kaufen kauft bezahlen zahlen brauchen
	installieren planen helfen lernt lernen arbeiten spielen lust zeit geld leute eltern mensch menschen verein schule haus
	wohnung garten zimmer küche straße stadt land auto hund katze heft buch ding sachen welt leben ahnung wissen
	einfach schnell gut besser schlecht groß klein ganze ganzen viel viele wenig mehr weniger gerade gegen ohne zwischen
	soll sollen muss müssen könnte möchte will wollte habe hatte fremde fremden eigene eigenen übers übern überm lang
`;

const storyWords: ReadonlySet<string> = wordSet(words);

export const isStoryWord = (key: string): boolean => storyWords.has(key);
