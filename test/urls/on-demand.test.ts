import { describe, expect, test } from 'vitest';
import { matchRoute } from '../../src/urls/on-demand.ts';

const routes = [
	'/files/[...path]',
	'/files/[name]',
	'/files/votes',
	'/vote/[product]/[week]',
	'/votes-[week].csv',
	'/[year]-[week].ics',
].map((pattern) => ({ pattern, checksOrigin: true }));

describe('matchRoute', () => {
	test.each([
		['/files/votes', '/files/votes'],
		['/files/other', '/files/[name]'],
		['/files/a/b', '/files/[...path]'],
		['/files', '/files/[...path]'],
		['/vote/acme/2026-w48', '/vote/[product]/[week]'],
		['/votes-2026-w48.csv', '/votes-[week].csv'],
		['/votes-.csv', undefined],
		['/2026-48.ics', '/[year]-[week].ics'],
		['/2026-48xics', undefined],
		['/vote/acme', undefined],
		['/vote/acme/2026-w48/x', undefined],
		['/Files/votes', undefined],
		['/', undefined],
	])('gives %s to %s', (path, pattern) => {
		expect(matchRoute(routes, path)?.pattern).toBe(pattern);
		expect(matchRoute(routes.toReversed(), path)?.pattern).toBe(pattern);
	});
});
