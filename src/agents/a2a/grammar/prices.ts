/** What sentences say about prices, in English and German. */
import type { Vocabulary } from '../../../drafts/vocabulary.ts';
import { phraseKey } from './tokens.ts';

/** Pricing models by their slugs, or whether a product costs nothing. */
export type Price = { readonly model: string } | { readonly free: boolean };

const costsNothing =
	'free, kostenlos, kostenlose, kostenloses, kostenlosen, kostenloser, kostenfrei, kostenfreie, gratis, umsonst, cost nothing, costs nothing, costing nothing, no cost, at no cost, freebies, freebie, for nothing, without paying, free of charge, dont cost anything, doesnt cost anything, not cost anything, dont cost a thing, dont cost money, nichts kosten, kosten nichts, kostet nichts, nichts kostet, zero cost, no charge, ohne kosten, kein geld, ohne geld, ohne bezahlung, for free, no money, keinen cent, nix kosten, nix kostet';
const costsSomething =
	'commercial, kostenpflichtig, kostenpflichtige, kostenpflichtigen, kostenpflichtiges, cost money, costs money, costing money, nonfree, non free, proprietary, kosten geld, kostet geld, geld kosten, geld kostet, kommerziell, kommerzielle, cost something, etwas kosten, kosten etwas, have to pay, must pay, need to pay, has to buy, have to buy, need to buy, must buy, has to pay for, have to pay for, one has to buy, be bought, be purchased, be paid for, for sale, gekauft werden, bezahlt werden, you have to buy, i have to buy';
const models: Readonly<Record<string, string>> = {
	open_source:
		'open source, opensource, open sourced, foss, oss, quelloffen, quelloffene, quelloffenen, quelloffenes, quelloffener, freie software, libre, offener quellcode, open code',
	freemium:
		'basic version free, free basic version, free basis, paid upgrade, paid upgrades, paid plan, paid plans, paid add ons, pro version, premium, premium version, grundversion kostenlos, kostenlose grundversion, gratis grundversion, kostenpflichtige zusatzfunktionen, kostenpflichtige extras, bezahlte extras, free version, free edition, kostenlose version, gratisversion, freemium, free with paid extras, free tier, free plan, paid extras, gratis mit extras, premium features',
	paid: 'paid, paid once, pay once, pay only once, pay just once, pay for just once, pay for once, pay for only once, one time, onetime, one time purchase, one time payment, one off, einmalkauf, einmalig, einmalige, einmal bezahlen, einmal bezahlt, einmal zahlt, einmal zahlen, nur einmal, bezahlt, bezahlte, bezahlten, single purchase, perpetual, buy once, kaufsoftware, kaufversion, kauf, purchase, bezahl',
	subscription:
		'subscription, subscriptions, subscribe to, abo, abos, abonnement, abonnements, monthly, pay monthly, per month, monatlich, monatliche, monthly fee, money every month, money each month, pay every month, pay each month, paying every month, paying each month, paid every month, charge every month, charges every month, charge you every month, costs every month, cost every month, every month money, monthly payment, monthly payments, month after month, jeden monat geld, jeden monat zahlen, jeden monat bezahlen, jeden monat zahlt, jeden monat kosten, monat für monat, pro monat, yearly fee',
	contact: 'price on request, on request, auf anfrage, contact sales, preis auf anfrage, contact',
};

const listOf = (text: string): string[] => text.split(',').map(phraseKey);

const known: readonly (readonly [phrase: string, price: Price])[] = [
	...Object.entries(models).flatMap(([model, text]) => listOf(text).map((phrase) => [phrase, { model }] as const)),
	...listOf(costsSomething).map((phrase) => [phrase, { free: false }] as const),
	...listOf(costsNothing).map((phrase) => [phrase, { free: true }] as const),
];

export const pricePhrases: ReadonlySet<string> = new Set(known.map(([phrase]) => phrase));

/** Phrases about prices with what they mean in a catalog: those about models that it does not have mean nothing. */
export function pricesOf({ pricing_models }: Vocabulary): ReadonlyMap<string, Price> {
	const slugs = new Set(pricing_models.map(({ slug }) => slug));
	const own = pricing_models
		.filter(({ slug }) => slug !== 'free')
		.flatMap(({ slug, name }) => [slug, name].map((text) => [phraseKey(text), { model: slug }] as const));
	const marksFree = pricing_models.some(({ free }) => free);
	// Where no model is marked as free, the one of that name is what costs nothing.
	const priced = known.map(([phrase, price]): readonly [string, Price] =>
		!marksFree && 'free' in price && price.free ? [phrase, { model: 'free' }] : [phrase, price],
	);
	return new Map([...own, ...priced.filter(([, price]) => !('model' in price) || slugs.has(price.model))]);
}
