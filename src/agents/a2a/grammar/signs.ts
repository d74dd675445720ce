/** Words and phrases that say what a sentence is about, in English and German. */
import { phraseKey } from './tokens.ts';

const phrases = {
	times: 'how often, wie oft, how many times, wie häufig',
	count:
		'how much of, wie viel von, wieviel von, wie viel davon, just the number, just a number, a number, nur die zahl, how numerous, total of, die anzahl, how many, number of, count, count of, total number, wie viele, wie viel, wieviele, wieviel, anzahl, zahl der, how large, how big, wie groß',
	winner:
		'wochensieger, wochensiegern, wochensiegerin, wochengewinner, wochengewinnern, tagessieger, siegern, gewinnern, siegerprodukt, winning product, number ones, gewinnerin, came out on top, come out on top, took first, took gold, topped, tops, triumphed, triumph, dominated, prevailed, den ersten platz, took the crown, abgeräumt, machte das rennen, das rennen gemacht, erstplatzierte, erstplatzierter, erstplatzierten, erster platz, first placed, winner, winners, won, win, wins, winning, champion, champions, gold, number one, victor, sieger, siegerin, gewinner, gewonnen, gewann, gewannen, siegte, gewinnt, gewinnen, sieg, siege, platz eins, first places, victories',
	silver:
		'runnerup, second prize, ended up second, zweiter sieger, silver, silber, runner up, runners up, second best, zweitbeste, zweitbester, zweitplatzierte, vize',
	bronze: 'bronze, third best, drittbeste, drittplatzierte',
	podium: 'podium, podest, treppchen, medals, medaillen',
	lead: 'lead, leads, leader, leading, in the lead, ahead right now, in front, führt, führen, führend, führende, vorn, vorne, an der spitze, on top, spitzenreiter, an erster stelle, frontrunner, front runner',
	now: 'rn, r n, as we speak, atm, right this minute, grade eben, gerade eben, just now, as of now, aktuell gerade, grad, grade, now, current, aktuelle, aktuellen, aktueller, right now, currently, at the moment, so far this week, gerade, aktuell, momentan, derzeit, im moment, jetzt, zurzeit',
	board:
		'boards, leaderboard, leaderboards, leader board, board, ranking, rankings, standings, standing, zwischenstand, spielstand, charts, scoreboard, results, placings, rangliste, ranglisten, bestenliste, tabelle, platzierungen, ergebnis, ergebnisse, hitliste, the week, top list, topliste, trending, popular this week',
	place:
		'placement, placements, place, places, placed, rank, ranked, position, spot, plätze, plätzen, finish, finished, finishing, end up, ended up, come in, came in, came, landed, land, platz, rang, platzierung, platziert, landete, gelandet, belegte, belegt, stelle, wievielter, reached, get into, erreicht, erreichte, kam, abgelandet, stood, stand, schaffte, geschafft',
	result:
		'ergangen, platzierungen von, machte sich, schlug sich, did it go, turn out, turned out, make out, how did, how has, how well, how was, wie war, perform, performed, performance, fare, fared, score, scores, scored, points, result, outcome, geschlagen, abgeschnitten, abschneiden, schnitt, gelaufen, lief, erfolgreich, successful, success, erfolg, erfolge, punkte, punktzahl, history, how is',
	votes:
		'voted, gestimmt, abgestimmt, stimmanzahl, stimmzahl, votecount, vote, votes, upvotes, upvote, stimme, stimmen, stimmenzahl',
	mostVotes:
		'record for votes, vote record, votes record, stimmenrekord, record number of votes, rekord, most to fewest, most to least, highest to lowest, high to low, best to worst, top to bottom, meisten zu den wenigsten, viel nach wenig, größten zu kleinsten, most votes first, best first, highest first, most popular first, beste zuerst, meiste stimmen zuerst, by votes, by vote, nach stimmen, most votes, most voted, most upvoted, highest votes, most popular, popular, beliebteste, beliebtesten, beliebt, meisten stimmen, most upvotes, favourite, favorite, most successful, erfolgreichste, erfolgreichsten, highest score, highest scoring, most points, meisten punkte, meiste stimmen',
	fewestVotes:
		'wenigsten einträge, wenigsten launches, fewest launches, fewest entries, fewest, wenigsten, quietest, leerste, ruhigste, fewest to most, least to most, lowest to highest, low to high, worst to best, bottom to top, wenigsten zu den meisten, smallest, fewest products, kleinste, kleinsten, wenigsten produkte, fewest votes, least votes, least popular, worst, lowest, wenigsten stimmen, schlechteste, schlechtester, schlechtesten, unbeliebteste, lowest score',
	best: 'bestbewertete, bestbewertetes, bestbewerteten, höchstbewertete, höchstbewertetes, höchstbewerteten, best rated, best score, best, top, greatest, finest, highest rated, top rated, highest, beste, bester, bestes, besten, höchste, höchsten, top produkte',
	last: 'lost, lose, loses, loser, verlor, verloren, verlierer, last place, last one, came last, come last, finished last, ended up last, letzter platz, letzten platz, schlusslicht, bottom, letzter, letzte stelle, last, letzte, letzten, letztplatzierte, tail end',
	better:
		'better, better than, beat, beaten, besser, besser als, above, higher, higher than, more votes, more votes than, mehr stimmen, ahead, ahead of, weiter vorn, weiter vorne, höher, über platz, outperform, defeated, schlug, gewinnt gegen',
	worse: 'worse than, below, lower than, behind, schlechter als, unter platz, hinter',
	compare:
		'vs, versus, compare, compared, comparison, difference, vergleich, vergleiche, vergleichen, verglichen, gegen, against, unterschied, or, oder, than, als, which of, beside',
	similar:
		'drop in, drop in for, dropin, fork of, clone of, successor to, nachfolger von, klon von, like, similar, ähnelt, resemble, similar to, comparable, resembles, alternative, alternatives, alternative to, alternatives to, instead of, in place of, replacement, replacement for, replace, replaces, substitute, ersatz, alternativen, alternative zu, ähnlich, ähnliche, ähnliches, ähnlicher, so etwas wie, sowas wie, statt, anstatt, anstelle, stattdessen, anstelle von, ersetzt, ersetzen, so was wie, related to, related',
	maker:
		'who runs, whos behind, who is behind, programmed by, designed by, invented, inventor, invented by, founded by, developers of, erfunden, erfinder, verantwortet, herausgegeben, herausgebracht von, steht hinter, steckt denn hinter, zuständig, urheber, entwickelte, betreiber, owned, owned by, responsible, belongs to, maker, makers, makes, maintains, maintain, maintained, maintainer, maintainers, org, organisation, organization, publishes, published by, pflegt, betreut, betreibt, herausgeber, made, made by, make, built, build, builds, built by, developed, develops, developer of, developed by, created, creates, creator, created by, author, company, behind, vendor, publisher, hersteller, macher, gemacht, macht, entwickelt, entwickler von, firma, steckt hinter, stammt, anbieter, baut, gebaut, team behind, is behind, von wem, by whom, who wrote, wer steckt, owns, owner, schöpfer, hersteller von, dahinter, dahintersteckt, entwickler, verantwortlich, unternehmen, hat entwickelt',
	else: 'else, other, others, another, more, besides, also, sonst, noch, weitere, weiteres, andere, anderen, anderes, außerdem, further, sonst noch',
	price:
		'what does it charge, charges, charged, set me back, sets me back, set you back, shell out, fork out, cough up, hinlegen, hinblättern, blechen, löhnen, latzen, berappen, springen lassen, kostenpunkt, preislich, kostenfrage, bucks, dollars, euros, euro, preisschild, price tag, bezahlt, zahle, zahlt, pricey, paid for, price, prices, pricing, cost, costs, how much, how much does, preis, preise, preismodell, kostet, kosten, bezahlen, zahlen, pay, paying, charge, money, geld, buy, kaufen, license, licence, lizenz, for sale, teuer, expensive, fee, fees, gebühr, gebühren',
	website:
		'website, web site, homepage, home page, site, url, link, address, webseite, internetseite, adresse, web page, download, herunterladen, webauftritt, netz, im netz, im internet',
	category:
		'category, categories, kategorie, kategorien, topic, topics, kind of thing, rubrik, rubriken, section, sections, filed under, eingeordnet, bereich, bereiche',
	pricingModels: 'pricing models, preismodelle, price models, kinds of prices, pricing model',
	about:
		'about, describe, description, tell me about, tell, details, info, information, infos, facts, explain, what is, what are, who is, überblick, erzähl, erzähle, erklär, erkläre, beschreib, beschreibe, was ist, was sind, was macht, what does, zu, über, informationen, beschreibung, worum geht, overview, summary, tagline, know about, weißt du über, was kann',
	reviews:
		'how many stars, star rating, star ratings, stars does, stars has, stars have, most stars, more stars, five stars, 5 stars, four stars, 4 stars, out of five, wie viele sterne, fünf sterne, 5 sterne, vier sterne, meisten sterne, mehr sterne, sternebewertung, reviewed, reviewer, reviewers, rezension, rezensionen, rezensiert, bewertet, besser bewertet, bestbewertete, bestbewertetes, bestbewerteten, höchstbewertete, höchstbewertetes, höchstbewerteten, best rated, highest rated, top rated, reviews, review, rating, ratings, rated, bewertung, bewertungen',
	exists:
		'is there, are there, do you have, have you got, you have, listed, in the catalog, in your catalog, in the catalogue, in catalog, is in the catalog, included, on the list, exist, exists, got, carry, habt ihr, hast du, gibt es, gibts, gibt, führt ihr, enthalten, im katalog, kennt ihr, kennst du, do you know, verzeichnet, gelistet, aufgeführt, vertreten, contain, dabei, in there, catalogued, anything, vorhanden, do you list, know',
	find: 'find, search, search for, look for, looking for, need, want, recommend, suggest, suggestions, recommendation, which, suche, suchen, such, finde, finden, empfehl, empfiehl, empfehle, empfehlung, empfehlungen, brauche, brauch, benötige, möchte, will, welche, welches, welcher, welchen, vorschlag, show me, zeig, zeige, help with, hilft, helfen, help me, something for, anything for, etwas, etwas für, irgendetwas, irgendwas, looking, fit for, good for, geeignet, can i use, could i use, kann ich nehmen, nutzen, use, used for, dient, zum, zur',
	list: 'list, show, display, give, get, browse, all, every, each, everything, liste, auflisten, alle, alles, aller, sämtliche, zeigen, anzeigen, nenne, nenn, name, which ones',
	thing:
		'product, products, app, apps, service, services, dienst, dienste, application, applications, tool, tools, software, program, programs, programme, programm, programmen, anwendung, anwendungen, produkt, produkte, produkten, werkzeug, werkzeuge, project, projects, projekt, projekte, thing, one, ones, entry, entries, eintrag, einträge, catalog, catalogue, katalog, item, items, stuff, things, solution, solutions, lösung, lösungen, titel, package, packages, something, someone, etwas, tooling',
	newest:
		'newest to oldest, new to old, from new to old, latest to earliest, most recent to oldest, youngest to oldest, neueste bis älteste, neu nach alt, neueste nach älteste, neuesten zu den ältesten, newest at the top, latest at the top, newest on top, neueste oben, reverse chronological, absteigend nach datum, newest first, latest first, most recent first, neueste zuerst, neuestes zuerst, most recently, brand new, brandneu, neu dazu, neu dabei, neu hinzugekommen, newcomer, newcomers, newest, latest, new, news, recent, recently, newly, most recent, neuheiten, neuheit, neu, neues, neuen, neuer, neuste, neuesten, neuestes, neuigkeiten, aktuellste, aktuellsten, jüngste, jüngsten, neulich, kürzlich, added, additions, arrivals, hinzugekommen, dazugekommen, zuletzt',
	oldest:
		'old stuff, old ones, old things, older ones, older stuff, older things, alte sachen, alten sachen, ältere sachen, old entries, oldies, oldest to newest, old to new, from old to new, earliest to latest, älteste bis neueste, alt nach neu, ältesten zu den neuesten, chronological, chronologically, in chronological order, chronologisch, oldest on top, älteste oben, by age, nach alter, oldest first, earliest first, älteste zuerst, oldest, earliest, älteste, ältesten, ältestes, first ever, am längsten',
	debut:
		'first time here, how long has, how long have, how long is, wie lange gibt, wie lange ist, wie lange schon, wie lange sind, seit wann gibt, when did it join, first show, first turn up, erste mal, das erste mal, first day, first week of, erstmal dabei, since what date, ab wann, erstauftritt, erstauftritte, first timers, first timer, first time on, first launched, first launch, first launches, first released, first published, first appeared, first appear, first came out, first listed, first seen, first showed up, first time, first added, launched first, debut, debuts, debuted, debuting, new to the catalog, new to the board, newcomer, newcomers, neu dazu, neu dabei, neu hinzugekommen, zum ersten mal, erstmals, erstmalig, zuerst, neuzugang, neuzugänge, neulinge, dazugekommen, hinzugekommen, joined, premiere, go back, goes back, dates back, date back, since when, seit wann, first of all, at first',
	comments:
		'kommentiert, kommentarzahl, talked about, talk about, comments, comment, commented, discussed, most discussed, kommentare, kommentar, diskutiert, diskutierte',
	score:
		'highest score, lowest score, highest scores, highest scoring, most points, best score, score, scores, scored, scoring, points, punkte, punktzahl, wertung, wertungen',
	mostOf:
		'fewest launches, the record for, all time high, most places, most crowded, busiest, fullest, most, meisten, meiste, biggest, largest, größte, größten, most often, am häufigsten, häufigsten, am öftesten, most frequently, most weeks, most times, most prolific',
	repeated:
		'comebacks, comeback, came back, returned, stammgäste, wiederholt, wiederholungstäter, thrice, dreimal, öfter als einmal, öfters, over and over, more than one product, more than one, mehr als ein produkt, several products, mehrere produkte, more than once, mehr als einmal, twice, zweimal, mehrfach, mehrmals, repeatedly, several times, multiple times, again and again, more than one week, mehr als eine woche, immer wieder',
	cheapest:
		'cheapest first, günstigste zuerst, billigste zuerst, cheapest, billigste, billigsten, billigstes, günstigste, günstigsten, günstigstes, least expensive, lowest price, cheap, billig, billige, billiges, günstig, günstige, günstiges, inexpensive, affordable, preiswert, preiswerte',
	cheaper:
		'cheaper, billiger, günstiger, less expensive, cheaper than, preiswerter, weniger kosten, costs less, cost less',
	random:
		'random, at random, surprise me, zufällig, zufälliges, zufälligen, überrasch mich, überrasche mich, irgendein produkt, beliebiges produkt, lucky dip',
	both: 'both, sowohl, at the same time, at once, gleichzeitig, zugleich',
	purpose:
		'what is it, what it is, what it does, what does it do, what is it for, describe, description, tell me about, tell me a bit about, about, erzähl, erzähle, erklär, erkläre, beschreib, beschreibe, worum geht, wofür, wozu, was macht, was kann, was ist das, was es ist, was es kann, purpose, explain',
	unlaunched:
		'never launched, never been launched, not been launched, no launch, no launches, not launched, without a launch, without launches, nie gelauncht, noch nie gelauncht, ohne launch, nie gestartet',
	unpriced:
		'without a price, without price, no price, no pricing model, without a pricing model, pricing model unknown, price unknown, pricing model is unknown, price is unknown, unknown price, unknown pricing model, ohne preis, ohne preisangabe, ohne preismodell, kein preis, preis unbekannt',
	margin:
		'gap, margin, lead over, landslide, abstand, vorsprung, knapp, knappste, knappsten, knappster, closest, tightest, narrowest, widest, clearest, deutlichste, deutlichsten',
	launched:
		'dropped, took part, take part, taken part, taking part, nahmen teil, mitgemacht, participated, participants, entrants, contestants, competed, competitors, teilnehmer, teilnehmern, dabei waren, waren dabei, made it in, entered, angetreten, teilgenommen, debut, debuts, debuted, first launched, first launch, first launches, first released, first published, first appeared, first appear, first came out, first listed, joined, erstmals, erstmalig, neuzugang, premiere, launched, launches, released, release, releases, published, came out, come out, started, appeared, veröffentlicht, erschienen, gestartet, herausgekommen, rausgekommen, vorgestellt, starts, neuerscheinungen, erschien, launch date, when was, wann wurde, veröffentlichung, veröffentlichungen, neuzugänge, gelauncht',
	launching:
		'get featured, procedure, verfahren, procedure for, how to list, hier dabei zu sein, dabei zu sein, mit dabei sein, to be on, to be listed, to be featured, aufgenommen zu werden, do i need an account, need an account to, brauche ich ein konto, brauche ich einen account, brauch ich ein konto, brauch ich einen account, slot, slots, a slot, startplatz, starttermin, get in, sign myself up, vorschlagen, einzutragen, anzumelden, einzureichen, vorzustellen, launch, submit, submission, submissions, submitting, register, publish, einreichen, einreichung, eintragen, anmelden, launchen, vorstellen, reinbringen, teilnehmen, participate, list my, add my, get listed, be listed, getting listed, be featured, join, take part, mitmachen, go live, sign up, launches work, do launches, launch process, launch slot, launch window, get on, listed here, draft, entwurf, launching, einsenden, propose, announce, requirements, requirement, voraussetzungen, anforderungen, approval, freigabe, genehmigung, hinzufügen, aufnehmen, veröffentlichen, starten, prepare',
	mine: 'my, our, i, we, mein, meine, meinen, meiner, meines, unser, unsere, unseren, ich, wir, mine, someone, man',
	open: 'open, opens, offen, offene, offenen',
	close:
		'at what time, what time does, what time do, what time is, what time will, till when, until when, up until when, have left, noch zeit, voting end, voting ends, voting close, voting closes, voting stop, how much longer, wie lange noch, is over, be over, over yet, week over, ist aus, woche aus, läuft aus, ausläuft, still open, noch offen, til when, by when, wann ist schluss, wann schluss, um wie viel uhr, um wieviel uhr, closing time, close time, cutoff, cut off, shut, shuts, shutting, stop voting, voting stops, vote still, still vote, noch abstimmen, noch voten, endzeit, abstimmungsende, läuft noch, time is left, how much time, wie viel zeit, wieviel zeit, wann macht, stops, expire, expires, läuft ab, frist, bis zu welchem zeitpunkt, hours left, days left, days remaining, wie viele stunden, wie viele tage, begin, begins, start, starts on, beginnt, anfängt, close, closes, closing, end, ends, ending, deadline, schließt, endet, ende, bis wann, how long, wie lange, zu ende, abgeschlossen, vorbei, time left, schluss, einsendeschluss',
	week: 'kw, wk, kalenderwoche, calendar week, week, woche, round, runde',
	weeks: 'weeks, wochen, rounds, runden, launch periods, launch period, periods, period',
	month: 'month, months, monat, monate, year, jahr',
	upcoming:
		'lined up, in the pipeline, on the calendar, ahead of time, im voraus, schon eingeplant, eingeplant, still to come, yet to come, to come, lie ahead, ahead of us, noch kommen, kommen noch, kommenden, up next, als nächstes, als nächste, dran, next up, upcoming, coming, planned, future, scheduled, geplant, kommt, kommend, anstehend, anstehende, come next, coming soon, demnächst, bald, soon, bevorstehend',
	except:
		'ausgeschlossen, excluded, not included, unerwünscht, nicht erwünscht, rather than, instead of anything, left out, weggelassen, ignore, ignoring, disregarding, omit, omitting, except, except for, excluding, other than, apart from, außer, ausgenommen, but not, aber nicht, besides, abgesehen von, neben, anything but, leave out, exclude, minus, bis auf, avoid, skip, spare me, ohne die, ohne den, rule out',
	not: 'not, no, nix, fed up with, sick of, tired of, hate, weder, none, no more, genug von, die nase voll von, niemals, keines, keins, keinem, keinerlei, havent, nicht, kein, keine, keinen, keiner, without, ohne, dont, doesnt, isnt, arent, non, never, nie, nothing, nichts, neither, nor, hasnt, didnt, wont, wouldnt, wasnt, werent',
	by: 'by, from, von, vom, off, aus dem hause',
	for: 'for, für, with, mit, fürs',
	hello: 'hello, hi, hey, hallo, guten tag, moin, servus, good morning, guten morgen, greetings',
	help: 'help, hilfe, what can you do, who are you, what are you, how does this work, was kannst du, wer bist du, wie funktioniert das, what do you do, what can i ask, was kann ich fragen',
	total:
		'sum, sum of, summe, in total, total, altogether, overall, insgesamt, gesamt, all time, ever, jemals, so far, bisher, bislang, of all time, aller zeiten, in all, all weeks',
	neutral:
		'nicht mehr, not anymore, no longer, or no, or nah, oder nein, or what, oder was, nothing else, nothing more, sonst nichts, nichts weiter, nichts sonst, no more than that, if not, falls nicht, wenn nicht, or not, oder nicht, why not, warum nicht, not sure, not bad, no idea, no problem, no rush, no matter, keine ahnung, kein problem, dont know, do not know, dont mind, dont care, weiß nicht, nicht sicher, not yet, noch nicht, cant find, cannot find, nicht nur, have no idea, no clue, not much, nothing fancy, would like, id like, like to, how about, möchte gern, hätte gern, as well as',
	context:
		'mehr davon, noch mehr, more of those, of those, of them, before that, after that, that one, this one, davor, danach, the same, dasselbe, previous one, the first one, the second one, the third one, the other one',
	deadline:
		'at what time, what time does, what time do, what time is, what time will, till when, til when, until when, up until when, by when, bis wann, deadline, closing time, cutoff, cut off, stop voting, voting stops, voting stop, voting end, voting ends, voting close, voting closes, wann ist schluss, wann schluss, um wie viel uhr, um wieviel uhr, how much time, wie viel zeit, wieviel zeit, time left, time is left, hours left, days left, days remaining, wie viele stunden, wie viele tage, have left, still vote, noch abstimmen, noch voten, noch zeit, abstimmungsende, einsendeschluss, frist, how much longer, wie lange noch',
	oneLaunch:
		'in a single week, in one week, single launch, in a week, in any week, in einer woche, in einer einzigen woche, at one launch, single week, einzelnen woche, one single week',
	moved:
		'climbed, climb, rose, risen, rising, riser, risers, moved up, went up, move up, jumped, gained, gained places, gained most places, improved, dropped most, dropped the most, dropped furthest, dropped places, drop most, fell, fell down, fallen, sank, slipped, faller, fallers, moved down, went down, mover, movers, biggest jump, worked its way up, aufgestiegen, aufsteiger, absteiger, geklettert, hochgeklettert, klettert, gestiegen, verbessert, verbesserte, hochgearbeitet, gefallen, abgestiegen, abgerutscht, abgesackt, zugelegt, aufgeholt',
	audience:
		'how many people, how many users, how many customers, number of users, user base, userbase, active users, wie viele leute, wie viele nutzer, wie viele kunden, wie viele anwender, nutzerzahl, nutzerzahlen, anzahl der nutzer, anzahl nutzer, monthly users',
	unknownFacts:
		'on github, github stars, voters, voter, who voted, names of everybody, names of everyone, everybody who voted, everyone who voted, people who voted, wer gestimmt, wer abgestimmt, namen aller, umsätze, gewinnmarge, market share, marktanteil, mitarbeiterzahl, launched only once, launched once, only one launch, launched just once, nur einmal gelauncht, version, versions, version number, versionsnummer, stargazers, commits, contributors count, changelog, founder, founders, founded, gründer, gegründet, ceo, headquarters, hauptsitz, country, stock price, valuation, installs, installations, system requirements, ram, disk space, downloads, downloaded, heruntergeladen, employees, visitors, revenue, funding, mitarbeiter, umsatz, followers, average, durchschnitt, durchschnittlich, percent, prozent, median, ratio, anteil, share, consecutive, in a row, hintereinander, streak, same week, selben woche, gleichen woche, fastest, schnellste',
} as const;

export type Sign = keyof typeof phrases;

/** Words in the longest phrase. */
export const maximumPhrase = 4;

/** Signs by the keys of their phrases. */
export const signsByPhrase: ReadonlyMap<string, readonly Sign[]> = (() => {
	const signs = new Map<string, Sign[]>();
	for (const [sign, list] of Object.entries(phrases) as [Sign, string][]) {
		for (const phrase of list.split(',').map(phraseKey)) signs.set(phrase, [...(signs.get(phrase) ?? []), sign]);
	}
	return signs;
})();
