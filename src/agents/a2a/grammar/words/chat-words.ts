/** English words of conversation: who asks, why and how politely. No product is chosen by them. */

/** As text, by what they are. */
export const chatWords = `
	mine yours ours theirs hers him himself herself itself myself yourself ourselves themselves such same whichever whatever
	whoever whenever wherever im youre theyre hes shes thats heres isnt weve theyve youve id youd theyd wed well itll thatll
	because cause cos since although though whether unless once whereas until wont therefore thus hence per
	wish wishes wishing hope hopes hoping hoped love loves loved loving trying try tries tried seek seeks seeking searching
	hunting guess guesses suppose believe wonder wonders wondering wondered consider considering assume remember recall forgot
	forget understand mean means meant say says said saying telling told ask asks asked asking talk talking speak speaking
	mention mentioned mentions hearing seen seeing sees saw looked looks thinking thought thinks knows knew known knowing
	feel feels feeling felt seem seems seemed sound sounds supposed allowed able unable turn turned turns bring brings
	brought giving gave given gives letting puts making keeps kept deal deals dealing cope struggling struggle stuck
	switch switching moving counts counted count considered classed classified qualify qualifies qualified offer offers
	offered offering provide provides provided stock stocked hold holds holding held contain contains containing
	include includes including cover covers covered covering fall falls fell sit sits sitting tells appear appears
	basically literally seriously honestly truly simply already nowadays usually sometimes always mostly mainly possibly
	probably definitely certainly absolutely totally pretty fairly rather almost nearly around anyway anyways indeed
	besides later earlier roughly approximately apparently obviously hopefully sadly unfortunately fortunately luckily
	properly fully completely entirely generally specifically especially particularly directly suddenly finally eventually
	personally preferably ideally perhaps strictly purely genuinely
	daughter son needs needed requires require required studies study student lot lots practise practice
	dad daddy mom mommy mum mummy mother father brother sister wife husband girlfriend boyfriend grandma grandpa granny
	grandad granddad grandfather grandmother nan aunt auntie uncle cousin niece nephew friend friends buddy pal mate mates
	neighbour neighbor boss colleague colleagues coworker coworkers flatmate roommate guy guys folks lad bloke dude
	idea ideas clue clues hint hints tip tips thoughts question questions answer answers favour favor curiosity interest
	moment minute while bunch couple few handful pair way ways matter case cases reason reasons purpose purposes example
	examples instance fact facts sake luck life lives rest world place's pick picks choice choices option options
	candidate candidates contender contenders recommendations recommended listing listings
	slug slugs json xml csv yaml markdown field fields value values row rows array object endpoint
	param parameter parameters return returns returned print output fetch retrieve lookup
	dump distinct unique taxonomy respectively according implemented implementation written based named tagged
	returning enumerate format formatted plaintext brief briefly short shortly summarise summarize bullet bullets
	bad mess messy names everywhere anywhere nowhere poor thingy thingies please's moment's friday saturday sunday tonight
	professor uncle's dude's folks' buddy's quickly asap pronto urgent urgently whole other's
	single individual drew draw's drawn model carries carry plainly separate counting titles title record plus list's two's
	tied exact exactly respective gotten summary's individually
	curious awesome amazing fantastic decent solid proper suitable fine perfect happy glad sorry bored lazy stupid
	silly crazy honest possible certain real actual actually various particular special specific general usual normal
	random dead bloody damn absolute sheer mere main overall worth wise
	cheers ta regards sir madam yo lol haha hmm hm um uh erm oh ah wow ugh meh btw fyi tbh imo imho afaik ty bye yeah
	yep yup nope nah alright gonna wanna gotta kinda sorta dunno lemme gimme etc eg ie aka vs's hiya howdy evening morning
	u ur r n b4 bc cuz coz smth smthg sth sumthin ppl people users rly tbf ngl lmk idk running run peeps y'all yall
	somehow thanks thankyou thx tysm appreciated afternoon sometime today's advance wat wot wut whut teh thru tho til
`;
