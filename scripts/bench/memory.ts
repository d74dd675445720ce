import { readFileSync } from 'node:fs';

export interface Memory {
	/** Resident bytes; `NaN` where the system does not report it. */
	readonly resident: number;
	/** The highest value of it so far. */
	readonly highest: number;
}

/** Memory of one process, as Linux reports it. */
export function memoryOf(pid: number | undefined): Memory {
	const status = read(`/proc/${pid}/status`);
	return { resident: kilobytes(status, 'VmRSS'), highest: kilobytes(status, 'VmHWM') };
}

/** A process and its children: what they share is counted for each. */
export function familyMemoryOf(pid: number | undefined): Memory {
	const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
	const all = [pid, ...children].map(memoryOf);
	const sum = (of: (memory: Memory) => number) => all.reduce((total, memory) => total + of(memory), 0);
	return { resident: sum(({ resident }) => resident), highest: sum(({ highest }) => highest) };
}

function kilobytes(status: string, name: string): number {
	const line = status.split('\n').find((one) => one.startsWith(`${name}:`));
	const [, value] = /\s(\d+) kB$/.exec(line ?? '') ?? [];
	return Number(value) * 1_024;
}

function read(path: string): string {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		return '';
	}
}
