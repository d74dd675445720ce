import { errorFacts, withoutCredentials } from '../../contract/error-facts.ts';

/** One JSON line for programs that read logs. */
export function log(event: string, facts: Readonly<Record<string, unknown>>): void {
	console.log(withoutCredentials(JSON.stringify({ time: new Date().toISOString(), event, ...facts })));
}

/** The same about an error, whose stack becomes a part of the line. */
export function logError(event: string, error: unknown, facts: Readonly<Record<string, unknown>> = {}): void {
	log(event, { ...facts, ...errorFacts(error) });
}
