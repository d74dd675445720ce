import { createServer } from 'node:http';
import { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { writeResponse } from '../../../src/hosts/node/http-message.ts';
import { giveBuffer, takeBuffer } from '../../../src/hosts/node/send-buffers.ts';
import { JoinedBytes } from '../../../src/http/joined-bytes.ts';

const bodyOf = (number: string) => `${number};`.repeat(5_000);

/** A connection that takes nothing of what is sent before it is released. */
class HeldConnection extends Duplex {
	readonly #waiting: (() => void)[] = [];
	#received = '';

	override _read(): void {}

	override _write(chunk: Buffer, _encoding: string, done: () => void): void {
		this.#waiting.push(() => {
			this.#received += chunk.toString('latin1');
			done();
		});
	}

	/** Everything that is sent. */
	async release(): Promise<string> {
		for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
			next();
			await setImmediate();
		}
		return this.#received;
	}
}

const server = createServer((request, response) => {
	const text = bodyOf(request.url ?? '');
	const parts = [text.slice(0, 7), text.slice(7)].map((part) => new TextEncoder().encode(part));
	void writeResponse({ status: 200, headers: {}, body: new JoinedBytes(parts) }, response);
});

function ask(...paths: readonly string[]): HeldConnection {
	const connection = new HeldConnection();
	server.emit('connection', connection);
	connection.push(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''));
	return connection;
}

describe('a joined body', () => {
	test('is sent as it is on a connection that takes it after others have been sent', async () => {
		const slow = ask('/one', '/two');
		await setImmediate();
		for (const path of ['/three', '/four', '/five']) {
			const other = ask(path);
			await setImmediate();
			expect(await other.release()).toContain(`\r\n\r\n${bodyOf(path)}`);
		}
		const [, one, two] = (await slow.release()).split(/HTTP\/1\.1 200 OK[\s\S]*?\r\n\r\n/);
		expect([one === bodyOf('/one'), two === bodyOf('/two')]).toEqual([true, true]);
	});
});

describe('takeBuffer', () => {
	test('gives a buffer again that has been given back, and no other', () => {
		const [one, other] = [takeBuffer(10), takeBuffer(10)];
		expect(one.buffer).not.toBe(other.buffer);
		giveBuffer(one);
		expect(takeBuffer(10)).toBe(one);
		expect(takeBuffer(10)).not.toBe(other);
	});

	test('gives a long body memory of its own', () => {
		const long = takeBuffer(65_537);
		expect(long.length).toBe(65_537);
		giveBuffer(long);
		expect(takeBuffer(65_537)).not.toBe(long);
	});
});
