import type { Expression } from './expressions.ts';
import { loadTool } from './tools.ts';

interface Diagnostics {
	readonly status: 'safe' | 'vulnerable' | 'unknown';
	readonly complexity?: { readonly summary: string };
	readonly attack?: { readonly pattern: string };
	readonly error?: { readonly kind: string };
}

/** What is used of `recheck`. */
interface Recheck {
	check(source: string, flags: string, options: object): Promise<Diagnostics>;
}

/** The library takes a time-out of its own for an attack that works. */
const withoutTime = {
	// An attack works when it takes so many steps: of fewer, a shorter text is enough. The library goes on for fifteen times as long.
	attackLimit: 100_000_000,
	timeout: null,
	attackTimeout: null,
	incubationTimeout: null,
	seedingTimeout: null,
	randomSeed: 0,
};

let recheck: Recheck | undefined;

/**
 * How an expression behaves on the worst text there is for it, tried from every place of the text on. Steps are counted
 * instead of time, so that a busy machine comes to the same verdict.
 *
 * @returns `safe`, or why not: `2nd degree polynomial`, with a text that shows it.
 */
export async function analyse({ source, flags }: Pick<Expression, 'source' | 'flags'>): Promise<string> {
	recheck ??= load();
	const { status, complexity, attack, error } = await recheck.check(source, flags, withoutTime);
	return status === 'vulnerable'
		? `${complexity?.summary}: ${attack?.pattern}`
		: error
			? `unknown: ${error.kind}`
			: status;
}

/** As a program for this machine, which takes a quarter of the time, or else in the form for browsers. */
function load(): Recheck {
	try {
		loadTool(`recheck-${process.platform}-${process.arch}/package.json`);
	} catch {
		return loadTool('recheck/lib/browser.js') as Recheck;
	}
	// Otherwise it starts Java where it finds it.
	process.env['RECHECK_BACKEND'] = 'native';
	return loadTool('recheck') as Recheck;
}
