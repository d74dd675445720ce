/** The picture of the places of a product over time: as far apart as their weeks, the first place at the top. */
import { product as t } from '../../texts/sections.ts';
import { longDate } from '../shared/dates.ts';
import type { DatedPlace } from '../shared/leaderboard.ts';

const week = 7 * 24 * 60 * 60 * 1_000;

/** In units of the picture. */
export interface SparklineSize {
	readonly width: number;
	readonly height: number;
	/** Room for a dot at the edge. */
	readonly margin: number;
}

export interface Sparkline {
	/** The picture in words. */
	readonly label: string;
	/** The coordinates of lines, each through weeks that follow each other; weeks without a launch are gaps. */
	readonly lines: readonly string[];
	/** The axis of time, and a line from it to each dot. */
	readonly stems: string;
	/** One for each launch, oldest first. */
	readonly dots: readonly { readonly x: number; readonly y: number }[];
}

/** @param history - Oldest first; at least two. */
export function sparkline(history: readonly DatedPlace[], { width, height, margin }: SparklineSize): Sparkline {
	const times = history.map(({ starts_on }) => Date.parse(starts_on));
	const positions = history.map(({ position }) => position);
	const [start = 0, end = 0] = [times[0], times.at(-1)];
	const [best, worst] = [Math.min(...positions), Math.max(...positions)];
	const dots = history.map(({ position }, index) => ({
		x: round(margin + (((times[index] ?? 0) - start) / Math.max(1, end - start)) * (width - 2 * margin)),
		y: round(margin + ((position - 1) / Math.max(1, worst - 1)) * (height - 2 * margin - 2)),
	}));
	const runs: string[][] = [];
	for (const [index, { x, y }] of dots.entries()) {
		const follows = index > 0 && (times[index] ?? 0) - (times[index - 1] ?? 0) <= week;
		if (follows) runs.at(-1)?.push(`${x},${y}`);
		else runs.push([`${x},${y}`]);
	}
	const since = longDate(history[0]?.starts_on ?? '');
	const latest = positions.at(-1) ?? 0;
	const said = { count: history.length, date: since };
	return {
		label: best === worst ? t.placesAlways({ ...said, place: latest }) : t.placesFrom({ ...said, best, worst, latest }),
		lines: runs.filter((run) => run.length > 1).map((run) => run.join(' ')),
		stems: `M0 ${height}H${width}${dots.map(({ x, y }) => `M${x} ${height}V${y}`).join('')}`,
		dots,
	};
}

const round = (value: number): number => Math.round(value * 10) / 10;
