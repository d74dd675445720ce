/** German words of conversation: who asks, why and how politely. No product is chosen by them. */

/** As text, by what they are. */
export const germanChatWords = `
	um weil obwohl falls sofern sobald bevor nachdem während wegen trotz laut samt je jede jeder jedes jeden jedem etwas
	ich's es's mein meine meinen meinem meiner meines sein seinem seiner seines unser unsere unseren unserem unserer euer
	eure euren eurem eurer eures dein deine deinen deinem deiner jener jene jenes solche solcher solches solchen derselbe dieselbe
	selbe selben selber selbst jemandem jemanden irgendwer irgendwas irgendwie irgendwann irgendwohin
	wollen wollte wollten willst wollt möcht möchten hätt hätten mag mögen magst bräuchte bräuchten sollten sollen solle
	dürfen dürfte darfst dürft müsste müsst mussten konnte konnten kriegen kriege kriegt kriegst bekomme bekommt
	glaube glaub denke denk meinst meint hoffe hoff vermute wundere wundert überlege überlegt überlegen schau
	schauen guck gucke gucken sehe sieht gesehen höre gehört gelesen erinnere vergessen verstehe verstanden
	erzählen erzählt sagte gesagt nennt genannt heißt heißen bedeutet gebrauchen brauchbar brauchbares brauchbare taugt
	taugen tauge lohnt verwenden benutzen benutze nutze nutzt einsetzen gebraucht verwendet versuche versuchen probieren
	ausprobieren umsteigen wechseln stellt stelle legen lege legt setzt nehmen nehme nimmt bringt bleibt bleiben findet
	gefunden gesucht gesuchte gilt gelten zählt zählen umfasst beinhaltet enthält anbietet kümmert beschäftigt geht's
	kurz kurze kurzer rasch gleich sofort später vorhin mittlerweile inzwischen heutzutage trotzdem dennoch jedoch
	allerdings zwar sogar sowieso circa ca meistens manchmal immer häufig selten vielleicht evtl eventuell möglichst
	unbedingt wirklich echt ziemlich recht voll mega super klasse prima cool nett nette nettes netten schön schöne schönes
	schönen ordentlich ordentliche ordentliches vernünftig vernünftige vernünftiges vernünftigen anständige anständiges
	genau klar natürlich übrigens jedenfalls überhaupt insbesondere hauptsächlich eher lieber am liebsten besonders
	tatsächlich offenbar anscheinend leider zufällig ungefähr etwa knapp rund bloß einfach mal mals
	papa vater mama mutter oma opa bruder schwester sohn tochter freund freundin freunde kumpel kollege kollegin kollegen
	chef chefin nachbar nachbarin onkel tante neffe nichte mitbewohner mann frau leutchen
	idee ideen ahnung tipp tipps rat frage fragen interesse neugier neugierig interessehalber spaß moment minute weile
	art arten weise fall fälle grund beispiel sache sachen ding dinge dings kram zeug zweck auswahl möglichkeit
	möglichkeiten richtung angebot sortiment bestand empfehlenswert empfehlenswertes sinnvoll sinnvolles passend passendes
	passende passenden passt passen verschiedene verschiedenen bestimmte bestimmtes bestimmten
	gruß grüße lieben liebe guten tach huhu naja hm äh ähm öh ach ok okay jo jep nö hey na moinsen servus merci dankeschön
	vielen dank besten voraus ciao tschüss echt's nh gell oder's wa ne nen nem ner son sone sonen
	bräucht hätte gäbe gäb wär wäre wären wäret wärs würd würden wirst bin bist seid sei seien geben gegeben
	ausgabe ausgeben liefern liefere auflistung klarkommt klarkommen geschrieben geschriebener geschriebene geschriebenes
	umgehen umgeht implementiert programmiert basiert basierend format feld felder werte wert kompakt stichpunkte
	abgegeben vergeben eingegangen angetreten teilgenommen eingestellt aufgetaucht aufgelistet womit wofür wozu woran worauf
	studiert lernt sucht möchte beworben bewirbt eingesetzt
	ey arme armer armes schwein komplett komplette möglich lehrer lehrerin student studentin
	rentner rentnerin dringend eilig flott bewegen überall zusammen gemeinsam ungern echtes richtig richtige richtiges
	fielen fällt fast gegenüberstellen exakt jeweils jeweilige jeweiligen
	fiel lagen gelegen liege bräuchtest wohne wohnt
	leute leuten nutzer is isn nich net ned nicht's haste hasse kannste gibbet biste willste eh halt ma jez jetz grad sah aussah
	wohl dabei dadurch damals dahin daher danach darum davor deshalb deswegen drauf drum herum hin her hinten oben unten
	nirgends außen innen drüben rein raus runter rauf weg los fort zurück
`;
