import { resolve } from 'node:path';

/** Code that commands have compiled, as the npm commands keep it: half of the time of most of them is to compile. */
export const compileCache = resolve(import.meta.dirname, '../../.builds/cache/compiled');

/** The environment in which a person would run a command: this one without what the test runner put into it. */
export function commandEnvironment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
	const own = Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !name.startsWith('VITEST'));
	return { ...Object.fromEntries(own), NODE_COMPILE_CACHE: compileCache, ...settings };
}

/** The clock of the tests where `faketime` sets it, for commands that get nothing else of this environment. */
export const clockSettings: Readonly<Record<string, string>> = Object.fromEntries(
	['LD_PRELOAD', 'FAKETIME'].flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
);
