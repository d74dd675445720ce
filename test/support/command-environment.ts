/** The environment in which a person would run a command: this one without what the test runner put into it. */
export function commandEnvironment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
	const { NODE_ENV: _, ...environment } = process.env;
	for (const name of Object.keys(environment)) if (name.startsWith('VITEST')) delete environment[name];
	return { ...environment, ...settings };
}

/** The clock of the tests where `faketime` sets it, for commands that get nothing else of this environment. */
export const clockSettings: Readonly<Record<string, string>> = Object.fromEntries(
	['LD_PRELOAD', 'FAKETIME'].flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
);
