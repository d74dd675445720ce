/** Words of troubles, wishes and persons, with the words that makers write of what helps. */

/** A word and others with `_` for spaces, between blanks. */
export const everydayNeeds = `
	noise=sound noises=sound hum=sound hiss=sound buzz=sound buzzing=sound humming=sound crackle=sound static=sound interview=recording
	interviews=recording microphone=recording mic=recording dictaphone=recording drums=recording drummer=recording
	garage=recording multitrack=recording choir=sheet_music orchestra=sheet_music lyrics=music playlist=music tracks=music
	sighted=sight sightless=blind vision=sight blindness=blind als=looking paralyzed=looking hands=typing wheelchairs=street
	speaks=aloud speak=aloud aloud=aloud captions=speech dyslexia=aloud
	offline=without_internet reception=reception signal=reception roaming=reception mountains=walking mountain=walking alps=walking
	woods=walking forest=walking hike=walking hiker=walking trek=walking lost=navigation abroad=navigation
	beetle=living_things spider=living_things butterfly=living_things tree=living_things trees=living_things weed=living_things
	nature=living_things fish=living_things owl=bird robin=bird sparrow=bird stars=night_sky star=night_sky moon=night_sky galaxy=night_sky comet=night_sky
	cereal=packaged_food snacks=packaged_food supermarket=packaged_food yoghurt=packaged_food sugar=packaged_food allergy=packaged_food
	healthy=food vegan=food envelope=envelope envelopes=envelope owes=budget owe=budget salary=budget diary=notes notebook=notes muesli=packaged_food rent=budget debt=budget paycheck=budget
	runs=runs rides=rides marathon=runs jog=runs jogger=runs runner=runs strava=runs treadmill=workouts squats=workouts lifting=workouts
	sofa=furniture couch=furniture wardrobe=furniture wallpaper=floor_plans renovating=floor_plans furnish=furniture flat=floor_plans
	shelves=furniture shelf=furniture cookbook=recipes leftovers=recipes
	bulbs=lamps curtains=lamps blinds=lamps sensors=lamps thermostat=thermostats socket=lamps
	dvd=media_server dvds=media_server rips=media_server ripped=media_server bluray=media_server netflix=media_server
	series=media_server shows=media_server subtitles=video twitch=streaming stream=streaming gameplay=streaming
	stitch=overlapping wide=wide panorama=overlapping panoramas=overlapping shots=photographs raw=raw_photographs retouch=image_editing
	wedding=photographs animated=animation animate=animation 3d=modelling sculpt=modelling pixar=animation
	passwords=password passphrase=password login=password pin=password sticky=password
	died=backups crash=backups crashed=backups stolen=backups ransomware=backups burned=backups recover=backups
	cops=relays censorship=relays censored=relays traced=relays trace=relays dictatorship=relays
	wiretap=private_messages eavesdrop=private_messages whatsapp=private_messages telegram=private_messages dm=private_messages
	dropbox=folders icloud=folders drive=files gdrive=folders usb=drives encrypt=encrypts encrypted=encrypts locked=encrypts
	zoom=video_meetings webinar=video_meetings skype=video_meetings facetime=video_meetings coworker=team_chat staff=team_chat
	employees=team_chat gamers=voice headset=voice teamspeak=voice clan=voice
	down=services outage=services crashes=services reachable=services ping=services slow=monitoring unreachable=services
	titles=music_files artists=music_files tags=music_files untagged=music_files mp3s=music_files
	phd=literature citations=cites citation=cites footnotes=cites sources=cites bibliography=cites papers=literature
	manuscript=manuscripts chapter=manuscripts chapters=manuscripts distraction=focus distractions=focus
	scanned=scans scanning=scans insurance=scans mail=mail bills=scans
	kanji=flashcards memory=flashcards memorizing=flashcards remember=flashcards language=language
	toddler=children toddlers=children preschool=children grandchild=children grandson=children granddaughter=children
	daughter=children son=children kids=children kid=children niece=children nephew=children schoolchildren=children
	teach=learn taught=learn beginner=learn beginners=learn programming=programming coding=programming code=code
	village=without_internet desert=without_internet ship=without_internet sailing=without_internet submarine=without_internet
	tycoon=railways empire=railways dragons=fantasy knights=fantasy minecraft=voxel cubes=voxel pokemon=pokemon lego=blocks
	1990=old_adventure monkey=adventure dos=adventure lucasarts=adventure
	browse=browsing surf=browsing tabs=browser ads=advertisements adverts=advertisements google=search_engine
	minutes=stenography transcribe=speech subtitle=speech court=stenography typist=stenography
	kobo=kobo classics=classics austen=classics dickens=classics novels=classics paperback=books
	poems=classics typeset=typesetting latex=typesetting font=letterforms
`;

/** The same in German. */
export const germanNeeds = `
	geräusch=sound ton=sound geräusche=sound rauschen=sound brummen=sound lärm=sound störgeräusche=sound summen=sound knistern=sound
	interview=recording interviews=recording mikrofon=recording mikro=recording schlagzeug=recording probe=recording
	abmischen=mixing aufzunehmen=recording band=recording chor=sheet_music orchester=sheet_music
	blind=blind erblindet=blind sehkraft=sight augenlicht=sight vorliest=aloud vorlesen=aloud liest=aloud sehschwäche=sight
	internetverbindung=reception mobilfunk=reception empfang=reception funkloch=reception netz=reception berge=walking bergen=walking alpen=walking wald=walking
	norwegen=navigation ausland=navigation verlaufen=navigation wegweiser=navigation käfer=living_things
	schmetterling=living_things baum=living_things bäume=living_things garten=living_things unkraut=living_things vogel=bird
	mond=night_sky fertigessen=packaged_food lebensmitteln=packaged_food packung=packaged_food supermarkt=packaged_food
	zucker=packaged_food allergie=packaged_food müsli=packaged_food gehalt=budget miete=budget schulden=budget umschläge=envelope
	hantel=workouts gewichte=workouts krafttraining=workouts heimtrainer=workouts fitnessstudio=workouts muskelaufbau=workouts
	sofa=furniture couch=furniture schrank=furniture regal=furniture umzug=furniture renovieren=floor_plans
	rollläden=lamps glühbirnen=lamps steckdose=lamps dvds=media_server dvd=media_server glotze=media_server
	panoramabild=overlapping urlaubsbilder=photos handyfotos=photos handybilder=photos negative=raw_photographs entwickeln=raw
	abgestürzt=backups gestohlen=backups geklaut=backups verbrannt=backups kaputt=backups wiederherstellen=backups
	polizei=relays zensur=relays verfolgt=relays mitliest=private_messages mitlesen=private_messages geheim=private_messages
	kollegen=team_chat belegschaft=team_chat mitarbeiter=team_chat videogespräch=video_meetings reden=calls
	steuer=scans steuerunterlagen=scans versicherung=scans rechnung=scans bescheide=scans durchsuchbar=scans
	doktorarbeit=literature diplomarbeit=literature fußnoten=cites literaturliste=cites kapitel=manuscripts
	enkelin=children enkel=children tochter=children sohn=children kinder=children kleine=children
	rechtschreibung=proofreading kommafehler=proofreading kyrillisch=input stenogramm=stenography protokoll=stenography
	werbefrei=advertisements klassiker=classics gedichtband=classics romane=classics
	verein=team_chat gemeinde=team_chat serverausfall=services erreichbar=services
`;
