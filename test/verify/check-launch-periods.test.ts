import { describe, expect, test } from 'vitest';
import { checkRankings } from '../../src/verify/check-launch-periods.ts';

type Row = readonly [position: number, product: string, score: number, name?: string];

/** What is wrong with the places of a week of which each product is a visible one. */
function faultsOf(status: 'active' | 'finished', rows: readonly Row[], ...corrected: readonly string[]): string[] {
	const found: string[] = [];
	const products = new Map(rows.map(([, slug, , name = slug]) => [slug, { slug, name, url: `/${slug}` }]));
	const rankings = rows.map(([position, product, score, name = product]) => {
		return { position, product, name, score, votes: 0, comments: 0, url: `/${product}` };
	});
	const facts = { products, corrected: new Set(corrected), maximumRankings: 5 };
	checkRankings('week', { launch_period: { status }, rankings }, facts, ({ pointer, message }) => {
		found.push(`${pointer} ${message}`);
	});
	return found;
}

describe('the places of a week', () => {
	test('count 1, 2, 3 while it is open', () => {
		expect(
			faultsOf('active', [
				[1, 'a', 9],
				[2, 'b', 8],
			]),
		).toEqual([]);
		expect(
			faultsOf('active', [
				[1, 'a', 9],
				[3, 'b', 8],
			]),
		).toEqual(['/rankings/1/position is 3 instead of 2.']);
	});

	test('may have gaps once it is over, and go up to the last one that is published', () => {
		expect(
			faultsOf('finished', [
				[2, 'a', 9],
				[5, 'b', 8],
			]),
		).toEqual([]);
		expect(
			faultsOf('finished', [
				[2, 'a', 9],
				[2, 'b', 8],
			]),
		).toEqual(['/rankings/1/position is 2 behind 2.']);
		expect(faultsOf('finished', [[0, 'a', 9]])).toEqual(['/rankings/0/position is 0 behind 0.']);
		expect(
			faultsOf('finished', [
				[1, 'a', 9],
				[6, 'b', 8],
			]),
		).toEqual(['/rankings/1/position is 6 though 5 are published.']);
	});

	test('of equal products stand in name order while it is open: names may change later', () => {
		const rows: readonly Row[] = [
			[1, 'a', 9, 'Zeta'],
			[2, 'b', 9, 'Alpha'],
		];
		expect(faultsOf('active', rows)).toEqual(['/rankings/1 stands after `a`, against name order.']);
		expect(faultsOf('finished', rows)).toEqual([]);
	});

	test('are in the order of scores but for the products that corrections name', () => {
		const rows: readonly Row[] = [
			[1, 'a', 9],
			[2, 'b', 2],
			[3, 'c', 8],
		];
		expect(faultsOf('finished', rows)).toEqual(['/rankings/2/score is higher than the one before.']);
		expect(faultsOf('finished', rows, 'b')).toEqual([]);
		expect(faultsOf('finished', [...rows, [4, 'd', 9]], 'b')).toEqual([
			'/rankings/3/score is higher than the one before.',
		]);
	});
});
