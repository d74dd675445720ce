import type { Expression } from './expressions.ts';
import { loadTool } from './tools.ts';

type Diagnostics =
	| { readonly status: 'safe' }
	| {
			readonly status: 'vulnerable';
			readonly complexity: { readonly summary: string };
			readonly attack: { readonly pattern: string };
	  }
	| { readonly status: 'unknown'; readonly error: { readonly kind: string } };

/** What is used of `recheck`. */
interface Recheck {
	checkSync(source: string, flags: string, options: object): Diagnostics;
}

/** The library takes a time-out of its own for an attack that works. */
const withoutTime = {
	timeout: null,
	attackTimeout: null,
	incubationTimeout: null,
	seedingTimeout: null,
	randomSeed: 0,
};

const known = new Map<string, Diagnostics>();

/**
 * How an expression behaves on the worst text there is for it, tried from every place of the text on. Steps are counted
 * instead of time, so that a busy machine comes to the same verdict.
 *
 * @returns `safe`, or why not: `2nd degree polynomial`, with a text that shows it.
 */
export function analyse({ source, flags }: Pick<Expression, 'source' | 'flags'>): string {
	// The form for browsers, which is JavaScript alone: the other one starts a program or Java where it finds one.
	const { checkSync } = loadTool('recheck/lib/browser.js') as Recheck;
	const key = `/${source}/${flags}`;
	const result = known.get(key) ?? checkSync(source, flags, withoutTime);
	known.set(key, result);
	if (result.status === 'safe') return 'safe';
	return result.status === 'vulnerable'
		? `${result.complexity.summary}: ${result.attack.pattern}`
		: `unknown: ${result.error.kind}`;
}
