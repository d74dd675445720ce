import { log } from './log.ts';

const quietMilliseconds = 10_000;

/** Writes what happens to connections. Refusals come in floods: of each reason one line in ten seconds, with their number. */
export function connectionLog(): (event: string, facts: Readonly<Record<string, unknown>>) => void {
	const floods = new Map<string, { since: number; count: number }>();
	return (event, facts) => {
		if (event !== 'connection_refused') return log(event, facts);
		const reason = String(facts['reason']);
		const flood = floods.get(reason) ?? { since: Number.NEGATIVE_INFINITY, count: 0 };
		floods.set(reason, flood);
		flood.count++;
		if (performance.now() - flood.since < quietMilliseconds) return;
		log(event, { ...facts, count: flood.count });
		flood.since = performance.now();
		flood.count = 0;
	};
}
