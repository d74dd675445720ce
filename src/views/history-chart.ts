/** Where the dots of a product's history stand. Time runs to the right, the first place is at the top. */
import type { Placement } from '../catalog/catalog.ts';

const [width, height, left, right, top, bottom] = [608, 190, 40, 28, 34, 40];
/** More dots than that run into each other; the table below tells all. */
const maximumDots = 12;

export interface HistoryChart {
	readonly width: number;
	readonly height: number;
	/** Where the scale ends and the dots begin. */
	readonly left: number;
	/** What the picture shows, in words. */
	readonly label: string;
	readonly ticks: readonly { readonly y: number; readonly text: string }[];
	readonly points: readonly {
		readonly x: number;
		readonly y: number;
		readonly place: string;
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
	const shown = launches.slice(0, maximumDots).toReversed();
	const [first, last] = [shown[0], shown.at(-1)];
	if (!first || !last || shown.length < 2) return undefined;
	const worst = Math.max(2, ...shown.map(({ position }) => position));
	const [start, end] = [time(first), time(last)];
	const yOf = (position: number) => round(top + ((position - 1) / (worst - 1)) * (height - top - bottom));
	const points = shown.map((launch, index) => {
		const isLast = index === shown.length - 1;
		const share = shown.length <= 6 ? (time(launch) - start) / (end - start) : index / (shown.length - 1);
		return {
			x: round(left + 24 + share * (width - left - 24 - right)),
			y: yOf(launch.position),
			place: String(launch.position),
			week: weekOf(launch),
			anchor: isLast ? ('end' as const) : ('middle' as const),
			isBetween: index > 0 && !isLast,
		};
	});
	const places = shown.map((launch) => `${launch.position} in ${launch.launch_period.name}`);
	return {
		width,
		height,
		left,
		label: `Places, from the first launch to the last: ${places.join('; ')}.`,
		ticks: [1, worst].map((position) => ({ y: yOf(position), text: String(position) })),
		points: spread(points),
	};
}

/** Takes the names of weeks away that would stand on top of the one before. */
function spread<Point extends { readonly x: number; readonly week: string }>(points: readonly Point[]): Point[] {
	let free = Number.NEGATIVE_INFINITY;
	return points.map((point) => {
		const fits = point.x >= free;
		if (fits) free = point.x + 70;
		return fits ? point : { ...point, week: '' };
	});
}

const time = ({ launch_period }: Placement): number => Date.parse(launch_period.starts_on);
const weekOf = ({ launch_period: { slug } }: Placement): string => slug.replace(/^(\d+)-w0?(\d+)$/, 'w$2 $1');
const round = (value: number): number => Math.round(value * 10) / 10;
