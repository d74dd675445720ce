/** More German words for what products are about, from everyday life, with the English ones that makers write. */

/** A German word and the English ones with `_` for spaces, between blanks. */
export const germanEverydayTopics = `
	fitnessuhr=smartwatch armbanduhr=smartwatch sportuhr=smartwatch augen=looking blick=looking hände=typing kopie=backup kopien=backup doppelte=duplicates duplikate=duplicates buchstaben=letters
	zahlen=numbers uhrzeit=clocks lesenlernen=letters
	brief=documents briefe=documents briefen=documents tabelle=spreadsheet präsentation=office_suite
	präsentationen=office_suite folien=office_suite unterlagen=documents belege=scan quittungen=scan einscannen=scan
	scannen=scan papierkram=scan ablage=scan vorfahren=family_history ahnenforschung=family_history
	familiengeschichte=family_history stammbäume=family_tree lexikon=wikipedia enzyklopädie=wikipedia
	enzyklopädien=wikipedia nachschlagen=wikipedia nachschlagewerk=wikipedia gitarre=recording gitarren=recording
	aufnehmen=recording aufnahmen=recording mischen=mixing komponieren=composing lieder=music lied=music song=music
	songs=music klavier=music instrument=music instrumente=music melodie=music melodien=music notenblatt=sheet_music
	notenblätter=sheet_music partitur=sheet_music beat=beats synthesizer=synthesiser vogelstimmen=bird vogelstimme=bird
	vogelarten=bird insekten=living_things blumen=living_things pilze=living_things planeten=night_sky
	sternbilder=night_sky himmel=sky weltraum=night_sky teleskop=night_sky bilderverwaltung=photos fotoverwaltung=photos
	urlaubsfotos=photos schnappschüsse=photos fotoalbum=photos album=photos kamera=photos rohbilder=raw_photographs
	fotobearbeitung=image_editing retuschieren=image_editing panorama=overlapping_photographs skizze=drawing
	skizzen=drawing skizzieren=drawing illustrieren=drawing illustration=drawing logo=vector logos=vector comics=painting
	comic=painting gemälde=painting leinwand=painting animieren=animation modellieren=modelling
	konstruieren=solid_modelling konstruktion=solid_modelling grundriss=floor_plans grundrisse=floor_plans
	einrichten=furniture wohnungsplanung=floor_plans entwerfen=design oberfläche=interface oberflächen=interface
	druck=typesetting drucken=typesetting satz=typesetting setzen=typesetting einkaufsliste=shopping
	einkaufslisten=shopping einkaufen=shopping einkauf=shopping kochrezepte=recipe kochbuch=recipe mahlzeiten=meals
	ernährung=food nährwerte=food zutaten=food kalorien=food ausgaben=budget sparen=budget konto=budget kasse=budget
	haushaltskasse=budget joggen=runs lauf=runs läufe=runs radfahren=cycling radtouren=cycling radeln=cycling
	wanderung=walking wanderungen=walking spazieren=walking wege=walking strecken=runs strecke=runs trainieren=workout
	trainingsplan=workout kraftsport=workout muskeln=workout smartwatch=smartwatch uhr=clocks
	fitnessarmband=smartwatch licht=lamps lampen=lamps heizung=thermostats thermostat=thermostats smarthome=lamps
	route=navigation routen=navigation wegbeschreibung=navigation navi=navigation autofahren=driving straßenkarte=map
	stadtplan=map landkarte=map geodaten=geographic_data rollstuhl=street gehörlose=calls taub=calls sehbehindert=sight
	blindenschrift=braille behinderung=accessibility behinderte=accessibility stenografie=stenography steno=stenography
	tippen=typing augensteuerung=looking aussprache=language sprachenlernen=flashcards vokabel=flashcards
	vokabeltrainer=flashcards prüfung=flashcards prüfungen=flashcards büffeln=flashcards pauken=flashcards
	auswendig=flashcards hausaufgaben=education klassenzimmer=classroom kurs=course kurse=course vorlesung=course
	vorlesungen=course grundschule=school kindergarten=children vorschule=children kleinkind=children enkel=children
	rechnen=mathematics formeln=mathematics gleichungen=mathematics experimente=physics mikroskop=microscopist
	zellen=microscopist rechtschreibprüfung=proofreading rechtschreibfehler=proofreading korrekturlesen=proofreading
	tippfehler=proofreading lektorat=proofreading manuskript=manuscripts manuskripte=manuscripts drehbuch=manuscripts
	geschichte=writing geschichten=writing aufsatz=writing doktorarbeit=writing abschlussarbeit=writing
	masterarbeit=writing bachelorarbeit=writing hausarbeit=writing zitieren=cites quellen=cites quellenverwaltung=cites
	ebook=ebook ereader=ebook lesegerät=e_ink hörbuch=books klassiker=classics gedichte=classics merkzettel=notes
	zettel=notes notizbuch=notebooks notieren=notes gedanken=notes ideen=notes erinnerungen=task termine=calendar
	terminkalender=calendar kontakte=contacts erledigen=task aufgabenliste=task aufgabenlisten=task todos=task
	zeitplan=planner tagesplan=planner stundenzettel=time_tracker arbeitszeit=time_tracker flussdiagramm=diagram
	tafel=whiteboard pinnwand=whiteboard kennwörter=password passwörtern=password anmeldedaten=password
	zugangsdaten=password geheimnisse=secrets spionage=privacy ausspionieren=privacy anonym=relays
	anonymität=relays festplatte=drives festplatten=drives usb=drives stick=drives datenträger=drives ordner=folders
	cloud=cloud wolke=cloud abgleichen=sync abgleich=sync sichern=backup datenrettung=backup zertifikate=certificates
	firewall=network mails=mail postfach=mail posteingang=mail besprechung=video_meetings besprechungen=video_meetings
	konferenz=video_meetings anrufe=calls anruf=calls telefonat=calls videoanruf=video_meetings videoanrufe=video_meetings
	chat=chat chats=chat teamchat=team_chat gruppenchat=chat sprachchat=voice schlagzeilen=feeds zeitung=feeds blogs=feeds
	surfen=browser webseiten=websites webseite=websites internetseiten=websites programmierer=programming programm=program
	skripte=scripting quelltext=code quellcode=code versionierung=version_control versionsverwaltung=version_control
	fehlersuche=debug übersetzer=compilers rechenzentrum=servers rechner=machines überwacht=monitoring ausfall=services
	ausfälle=services alarm=alarm alarme=alarm alarmierung=alarm messwerte=measurements kennzahlen=metrics
	diagrammen=charts kurven=charts abfragen=query tabellenkalkulationen=spreadsheet zeitreihen=time_series
	graphdatenbank=graph suchdienst=search_engine schach=chess strategiespiel=strategy strategiespiele=strategy
	eisenbahn=railways züge=railways rollenspiel=fantasy rollenspiele=fantasy abenteuerspiel=adventure
	abenteuerspiele=adventure brettspiel=chess brettspiele=chess gesellschaftsspiele=games zocken=games
	spielentwickler=game_development spielemacher=game_development spieleengine=game_engine spielengine=game_engine
	sprachmodell=language_models sprachmodelle=language_models künstlicher=artificial neuronale=neural netze=networks
	bilderkennung=models chinesisch=chinese eingabe=input schriftsatz=typesetting streamen=streaming livestream=streaming
	bildschirmaufnahme=recording bildschirm=screen untertitel=video fernsehen=video fernseher=media_server
	mediathek=media_server serien=video clips=video hörspiele=audio radio=podcast sendungen=podcast
	musiksammlung=music_files mp3=music_files musikdateien=music_files selbstgehostet=self_hosted
	selbstgehostete=self_hosted selbstgehosteter=self_hosted
`;
