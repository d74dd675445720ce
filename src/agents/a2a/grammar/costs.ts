/** Finds what says in many words that something costs nothing: `won't cost me a cent`, `kostet mich nichts`. */
import { pricePhrases } from './prices.ts';
import { type Token, wordSet } from './tokens.ts';

const negations = wordSet(
	'wont dont doesnt not never without cant cannot didnt wouldnt no nicht ohne kein keine keinen nie',
);
const verbs = wordSet(`
	cost costs costing pay paying spend spending charge charges charging
	kosten kostet zahlen zahle bezahlen bezahle ausgeben
`);
const nothing = wordSet('nothing zero nichts nix null');
const between = wordSet(`
	me us you one anyone to have has having want need must even a an any single for it them that i we you
	mich uns dich man ich dafür müssen muss zu einen einzigen
`);
const money = wordSet('cent cents penny pennies dime dollar dollars euro euros money anything thing geld pfennig');
const maximumBetween = 4;

export interface FoundCosts {
	/** Tokens that it is made of. */
	readonly used: readonly number[];
}

export function findNoCosts(tokens: readonly Token[]): FoundCosts | undefined {
	for (const [at, { key }] of tokens.entries()) {
		if (!verbs.has(key)) continue;
		const before = passed(tokens, at - 1, -1);
		const behind = passed(tokens, at + 1, 1);
		const from = negations.has(tokens[before]?.key ?? '') ? before : at;
		const next = tokens[behind]?.key ?? '';
		const isNothing =
			nothing.has(next) || (negations.has(next) && money.has(tokens[passed(tokens, behind + 1, 1)]?.key ?? ''));
		if (from === at && !isNothing) continue;
		let end = behind + (isNothing ? 1 : 0);
		while (money.has(tokens[end]?.key ?? '') || (isNothing && between.has(tokens[end]?.key ?? ''))) end++;
		// `not pay monthly` says how something is paid for.
		if (pricePhrases.has(tokens[end]?.key ?? '')) continue;
		return { used: Array.from({ length: end - from }, (_, index) => from + index) };
	}
	return undefined;
}

/** The next place whose word says something. */
function passed(tokens: readonly Token[], start: number, step: 1 | -1): number {
	// The verb stands last in German: `keinen Cent kosten`.
	const canStandBetween = (key: string): boolean => between.has(key) || (step === -1 && money.has(key));
	let at = start;
	while (Math.abs(at - start) < maximumBetween && canStandBetween(tokens[at]?.key ?? '')) at += step;
	return at;
}

const free = wordSet('free gratis kostenlos kostenlose kostenlosen umsonst kostenfrei basic grundversion');
const charged = wordSet(`
	extras extra upgrades upgrade premium addons add pro advanced features plans plan more tier zusatzfunktionen aufpreis
	zusätzliches funktionen zusatzkosten zusätzlich
`);
const paid = wordSet(`
	charge charges charged pay pays paying paid cost costs sell sells money zahlen zahlt bezahlen bezahlt kosten kostet geld
	kostenpflichtig kostenpflichtige kostenpflichtigen aufpreis buy
`);
const maximumDistance = 12;

/**
 * Finds what says that something is free and its extras are not: `free to begin with but charge for extras`.
 *
 * @returns The first token, and the one behind the last; `undefined` without all three in this order.
 */
export function findPaidExtras(tokens: readonly Token[]): readonly [from: number, end: number] | undefined {
	const from = tokens.findIndex(({ key }) => free.has(key));
	const near = tokens.slice(from + 1, from + maximumDistance);
	const stop = near.findIndex(({ isBehindStop }) => isBehindStop);
	const within = stop < 0 ? near : near.slice(0, stop);
	const pays = within.findIndex(({ key }) => paid.has(key));
	const end = within.findLastIndex(({ key }) => charged.has(key));
	return from < 0 || pays < 0 || end < 0 ? undefined : [from, from + 2 + Math.max(pays, end)];
}
