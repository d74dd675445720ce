/** Marks of a time axis: the fewest words that tell when something was, each at its true place. */

export interface TimeMark {
	/** Milliseconds since 1970. */
	readonly at: number;
	readonly text: string;
}

/** More marks do not fit beside each other on a phone. */
const most = 5;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Months from one mark to the next. */
const steps = [1, 2, 3, 6, 12, 24, 60, 120];
const day = 86_400_000;

/**
 * First days of months or years between two moments, or the two days themselves where no two of them lie between.
 *
 * @param start - In milliseconds since 1970. @param end - The same, later.
 */
export function timeMarks(start: number, end: number): TimeMark[] {
	for (const step of steps) {
		const marks = marksEvery(step, start, end);
		if (marks.length > most) continue;
		return marks.length > 1 ? marks : [dayMark(start), dayMark(end)];
	}
	return [dayMark(start), dayMark(end)];
}

function marksEvery(step: number, start: number, end: number): TimeMark[] {
	const first = new Date(start);
	const index = first.getUTCFullYear() * 12 + first.getUTCMonth();
	const marks: TimeMark[] = [];
	for (let month = Math.ceil(index / step) * step; ; month += step) {
		const at = Date.UTC(Math.floor(month / 12), month % 12);
		if (at > end || marks.length > most) return marks;
		if (at >= start) marks.push({ at, text: step >= 12 ? String(Math.floor(month / 12)) : monthText(month) });
	}
}

const monthText = (month: number): string => `${months[month % 12]} ${Math.floor(month / 12)}`;

function dayMark(at: number): TimeMark {
	const date = new Date(Math.floor(at / day) * day);
	return { at, text: `${date.getUTCDate()} ${months[date.getUTCMonth()]}` };
}
