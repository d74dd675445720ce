/** Where the dots of a product's history stand. Time runs to the right, the first place is at the top. */
import type { Placement } from '../catalog/catalog.ts';
import { counted, grouped } from '../contract/counts.ts';

const [width, height, left, right, top, bottom] = [608, 190, 40, 28, 34, 40];
/** Room that a place and the name of a week take to the right, also in letters as large as on phones. */
const [placeRoom, weekRoom] = [36, 70];
/** Dots that stand closer together are drawn smaller. */
const looseGap = 16;

export interface HistoryChart {
	readonly width: number;
	readonly height: number;
	/** Where the scale ends and the dots begin. */
	readonly left: number;
	/** What the picture shows, for everybody. */
	readonly caption: string;
	/** Its course in words, for those who do not see it. */
	readonly label: string;
	readonly isDense: boolean;
	readonly ticks: readonly { readonly y: number; readonly text: string }[];
	/** One for each launch, oldest first. */
	readonly points: readonly {
		readonly x: number;
		readonly y: number;
		/** Empty where it would stand on the one before. */
		readonly place: string;
		/** Empty where it would stand on the one before. */
		readonly week: string;
		readonly anchor: 'middle' | 'end';
		/** Whether it is neither the first nor the last; small pictures have no room for its week. */
		readonly isBetween: boolean;
	}[];
}

/**
 * @param launches - Newest first.
 * @returns `undefined` for less than two launches, which have no course to show.
 */
export function historyChart(launches: readonly Placement[]): HistoryChart | undefined {
	const shown = launches.toReversed();
	const [first, last] = [shown[0], shown.at(-1)];
	if (!first || !last || shown.length < 2) return undefined;
	const positions = shown.map(({ position }) => position);
	const worst = Math.max(2, ...positions);
	const [start, end] = [time(first), time(last)];
	const yOf = (position: number) => round(top + ((position - 1) / (worst - 1)) * (height - top - bottom));
	const xs = shown.map((launch) => {
		const share = (time(launch) - start) / (end - start);
		return round(left + 24 + share * (width - left - 24 - right));
	});
	const [places, weeks] = [fitting(xs, placeRoom), fitting(xs, weekRoom)];
	const points = shown.map((launch, index) => {
		const isLast = index === shown.length - 1;
		return {
			x: xs[index] ?? 0,
			y: yOf(launch.position),
			place: places.has(index) ? grouped(launch.position) : '',
			week: weeks.has(index) ? weekOf(launch) : '',
			anchor: isLast ? ('end' as const) : ('middle' as const),
			isBetween: index > 0 && !isLast,
		};
	});
	const [from, to] = [first.launch_period.name, last.launch_period.name];
	return {
		width,
		height,
		left,
		caption: `Its places in ${counted(shown.length, 'week')}, from ${from} to ${to}.`,
		label: `Place ${grouped(first.position)} in ${from}, place ${grouped(last.position)} in ${to}; at best place ${grouped(Math.min(...positions))}.`,
		isDense: xs.some((x, index) => index > 0 && x - (xs[index - 1] ?? 0) < looseGap),
		ticks: [1, worst].map((position) => ({ y: yOf(position), text: grouped(position) })),
		points,
	};
}

/** Indexes of the texts that do not stand on another one: the first, the last, and what fits between. */
function fitting(xs: readonly number[], room: number): ReadonlySet<number> {
	const end = xs.at(-1) ?? 0;
	let free = Number.NEGATIVE_INFINITY;
	const fits = xs.flatMap((x, index) => {
		const isEdge = index === 0 || index === xs.length - 1;
		if (!isEdge && (x < free || x > end - room)) return [];
		free = x + room;
		return [index];
	});
	return new Set(fits);
}

const time = ({ launch_period }: Placement): number => Date.parse(launch_period.starts_on);
const weekOf = ({ launch_period: { slug } }: Placement): string => slug.replace(/^(\d+)-w0?(\d+)$/, 'w$2 $1');
const round = (value: number): number => Math.round(value * 10) / 10;
