/**
 * The chart of the places that a product has had. Time runs to the right, true to the days; the first place is at the
 * top.
 */
import type { Placement } from '../catalog/catalog.ts';
import { counted, grouped } from '../contract/text.ts';

const [width, height, left, right, top, bottom] = [608, 200, 48, 36, 36, 44];
/** Room that the number of a place takes to the right, also in letters as large as on phones. */
const placeRoom = 64;
/** Room of a word at the end of the axis, half of which may stand over its end. */
const markRoom = 100;
/** Dots that stand closer together are drawn smaller. */
const looseGap = 16;
const week = 7 * 86_400_000;

export interface HistoryChart {
	readonly width: number;
	readonly height: number;
	/** Where the scale ends and the dots begin. */
	readonly left: number;
	/** Where time runs. */
	readonly base: number;
	/** The caption below the picture. */
	readonly caption: string;
	/** The picture in words, for those who do not see it. */
	readonly label: string;
	readonly isDense: boolean;
	readonly ticks: readonly { readonly y: number; readonly text: string }[];
	/** Marks of the time axis. */
	readonly marks: readonly { readonly x: number; readonly text: string; readonly anchor: 'start' | 'middle' | 'end' }[];
	/** One for each launch, oldest first. */
	readonly points: readonly {
		readonly x: number;
		readonly y: number;
		/** Empty where it would overlap a more important one. */
		readonly place: string;
	}[];
	/** From each launch to the next; a gap is one over weeks in which it has no place. */
	readonly lines: readonly { readonly points: string; readonly isGap: boolean }[];
}

/**
 * @param launches - Newest first.
 * @returns `undefined` for less than two launches, which make no line.
 */
export function historyChart(launches: readonly Placement[]): HistoryChart | undefined {
	const shown = launches.toReversed();
	const [first, last] = [shown[0], shown.at(-1)];
	if (!first || !last || shown.length < 2) return undefined;
	const positions = shown.map(({ position }) => position);
	const [best, worst] = [Math.min(...positions), Math.max(2, ...positions)];
	const [start, end] = [time(first), time(last)];
	const yOf = (position: number) => round(top + ((position - 1) / (worst - 1)) * (height - top - bottom));
	const xOf = (at: number) => round(left + 24 + ((at - start) / (end - start)) * (width - left - 24 - right));
	const xs = shown.map((launch) => xOf(time(launch)));
	const places = labelledPlaces(xs, positions);
	const points = shown.map(({ position }, index) => ({
		x: xs[index] ?? 0,
		y: yOf(position),
		place: places.has(index) ? grouped(position) : '',
	}));
	const [from, to] = [first.launch_period.name, last.launch_period.name];
	const lines = points.slice(1).map(({ x, y }, index) => {
		const before = points[index];
		const [a, b] = [shown[index], shown[index + 1]];
		return { points: `${before?.x},${before?.y} ${x},${y}`, isGap: !a || !b || time(b) - time(a) > 1.5 * week };
	});
	const note = lines.some(({ isGap }) => isGap) ? ' Dotted lines lead over weeks in which it has no place.' : '';
	return {
		width,
		height,
		left,
		base: height - bottom + 14,
		caption: `Its places in ${counted(shown.length, 'week')}, from ${from} to ${to}.${note}`,
		label: `Place ${grouped(first.position)} in ${from}, place ${grouped(last.position)} in ${to}; at best place ${grouped(best)}.`,
		isDense: xs.some((x, index) => index > 0 && x - (xs[index - 1] ?? 0) < looseGap),
		ticks: [1, worst].map((position) => ({ y: yOf(position), text: grouped(position) })),
		marks: marksOf(timeMarks(start, end), xOf),
		points,
		lines,
	};
}

/** Indexes of the places that are written: the last, the first and the best, and others that stand on none of them. */
function labelledPlaces(xs: readonly number[], positions: readonly number[]): ReadonlySet<number> {
	const best = positions.lastIndexOf(Math.min(...positions));
	const chosen = new Set<number>();
	for (const index of [xs.length - 1, 0, best, ...xs.keys()]) {
		const isFree = [...chosen].every((other) => Math.abs((xs[other] ?? 0) - (xs[index] ?? 0)) >= placeRoom);
		if (isFree) chosen.add(index);
	}
	return chosen;
}

/** Words that would stand over an end of the picture are set inwards; a mark whose word would meet the one before it has none. */
function marksOf(marks: readonly { readonly at: number; readonly text: string }[], xOf: (at: number) => number) {
	let free = Number.NEGATIVE_INFINITY;
	return marks.map(({ at, text }) => {
		const x = xOf(at);
		const anchor =
			x > width - markRoom / 2 ? ('end' as const) : x < left + markRoom / 2 ? ('start' as const) : ('middle' as const);
		const begin = anchor === 'start' ? x : anchor === 'end' ? x - markRoom : x - markRoom / 2;
		const isFree = begin >= free;
		if (isFree) free = begin + markRoom;
		return { x, text: isFree ? text : '', anchor };
	});
}

const time = ({ launch_period }: Placement): number => Date.parse(launch_period.starts_on);
const round = (value: number): number => Math.round(value * 10) / 10;

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
