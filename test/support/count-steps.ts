import { type Profiler, Session } from 'node:inspector';

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/**
 * How many blocks of JavaScript run, those of libraries included: a measure of work that is the same on a busy machine. A
 * loop counts each of its turns; what the engine does by itself, such as matching an expression, counts as nothing.
 *
 * Modules count from their import on, so import what is measured after this module.
 */
export function countSteps(work: () => unknown): number {
	takeCounts();
	work();
	return takeCounts();
}

/** The same for work that ends in a later turn of the event loop. */
export async function countStepsOf(work: () => Promise<unknown>): Promise<number> {
	takeCounts();
	await work();
	return takeCounts();
}

/** Counts since the last call. */
function takeCounts(): number {
	let steps = 0;
	session.post('Profiler.takePreciseCoverage', (error, coverage?: Profiler.TakePreciseCoverageReturnType) => {
		if (error) throw error;
		for (const { functions } of coverage?.result ?? []) {
			for (const { ranges } of functions) for (const { count } of ranges) steps += count;
		}
	});
	return steps;
}
