/** The date that lies a number of days after another one, in UTC. */
export function addDays(date: string, days: number): string {
	const time = Date.parse(`${date}T00:00:00Z`) + days * 86_400_000;
	return new Date(time).toISOString().slice(0, 10);
}
