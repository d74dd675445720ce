import { readFileSync } from 'node:fs';

/** Clock ticks in a second, which Linux has fixed for what it shows (`USER_HZ`). */
const ticks = 100;

/** Seconds that a process and its children have used of a processor; `NaN` where the system does not report it. */
export function processorSecondsOf(pid: number | undefined): number {
	const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
	return [String(pid), ...children].reduce((sum, one) => sum + ownSecondsOf(one), 0);
}

function ownSecondsOf(pid: string): number {
	// The name of the program, in parentheses, may hold blanks.
	const fields = read(`/proc/${pid}/stat`)
		.replace(/^.*\) /s, '')
		.split(' ');
	// Its own in user and system mode, and those of its children that have ended.
	return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / ticks;
}

function read(path: string): string {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		return '';
	}
}
