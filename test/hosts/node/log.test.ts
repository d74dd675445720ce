import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectionLog } from '../../../src/hosts/node/log.ts';

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['performance'] });
	vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => void vi.useRealTimers());

const lines = () => vi.mocked(console.log).mock.calls.map(([line]) => JSON.parse(String(line)));

describe('connectionLog', () => {
	test('writes one line of a flood of refusals in ten seconds, with their number', () => {
		const write = connectionLog();
		for (let count = 0; count < 500; count++) write('connection_refused', { reason: 'MAX_CONNECTIONS' });
		vi.advanceTimersByTime(10_000);
		for (let count = 0; count < 3; count++) write('connection_refused', { reason: 'MAX_CONNECTIONS' });
		expect(lines()).toMatchObject([{ count: 1 }, { count: 500 }]);
	});

	test('counts each reason by itself', () => {
		const write = connectionLog();
		for (const reason of ['MAX_CONNECTIONS', 'MAX_CONNECTIONS_PER_CLIENT']) write('connection_refused', { reason });
		expect(lines()).toMatchObject([{ reason: 'MAX_CONNECTIONS' }, { reason: 'MAX_CONNECTIONS_PER_CLIENT' }]);
	});

	test('writes everything else at once', () => {
		const write = connectionLog();
		for (const path of ['/a', '/b']) write('request_aborted', { method: 'GET', path });
		expect(lines()).toMatchObject([{ event: 'request_aborted', path: '/a' }, { path: '/b' }]);
	});
});
