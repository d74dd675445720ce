/** One JSON line for programs that read logs. */
export function log(event: string, facts: Readonly<Record<string, unknown>>): void {
	console.log(JSON.stringify({ time: new Date().toISOString(), event, ...facts }));
}
