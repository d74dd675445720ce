/** The environment in which a person would run a command: this one without what the test runner put into it. */
export function commandEnvironment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
	const { NODE_ENV: _, ...environment } = process.env;
	for (const name of Object.keys(environment)) if (name.startsWith('VITEST')) delete environment[name];
	return { ...environment, ...settings };
}
