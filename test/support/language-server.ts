import { spawn } from 'node:child_process';

interface Message {
	readonly id?: number;
	readonly method?: string;
	readonly params?: Readonly<Record<string, unknown>>;
	readonly result?: unknown;
}

export interface LanguageServer {
	request(method: string, params: unknown): Promise<unknown>;
	notify(method: string, params: unknown): void;
	/** Resolves with the parameters of the first notification of that name that the test wants. */
	notified(method: string, wanted: (params: Readonly<Record<string, unknown>>) => boolean): Promise<unknown>;
	kill(): void;
}

/**
 * Speaks the Language Server Protocol with a program over its standard streams.
 *
 * @param settings - By section, for a server that asks for its configuration.
 */
export function startLanguageServer(
	command: string,
	words: readonly string[],
	settings: Readonly<Record<string, unknown>>,
): LanguageServer {
	const child = spawn(command, words, { stdio: ['pipe', 'pipe', 'ignore'] });
	const responses = new Map<number, (result: unknown) => void>();
	const listeners = new Set<(message: Message) => void>();
	let [next, received] = [1, Buffer.alloc(0)];

	const send = (message: object): void => {
		const body = JSON.stringify({ jsonrpc: '2.0', ...message });
		child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
	};
	const take = (message: Message): void => {
		const { id, method, params } = message;
		if (method !== undefined && id !== undefined) {
			const items = (params?.['items'] ?? []) as readonly { readonly section?: string }[];
			const isAsked = method === 'workspace/configuration';
			send({ id, result: isAsked ? items.map(({ section = '' }) => settings[section] ?? null) : null });
		} else if (id !== undefined) responses.get(id)?.(message.result);
		else for (const listen of listeners) listen(message);
	};
	child.stdout.on('data', (chunk: Buffer) => {
		received = Buffer.concat([received, chunk]);
		for (;;) {
			const [head, length] = /^Content-Length: (\d+)\r\n(?:.+\r\n)*\r\n/.exec(received.toString('latin1')) ?? [];
			if (head === undefined || received.length < head.length + Number(length)) return;
			const body = received.subarray(head.length, head.length + Number(length));
			received = received.subarray(head.length + Number(length));
			take(JSON.parse(body.toString('utf8')) as Message);
		}
	});
	const request = (method: string, params: unknown): Promise<unknown> => {
		const id = next++;
		const response = new Promise((resolve) => responses.set(id, resolve));
		send({ id, method, params });
		return response;
	};
	const notify = (method: string, params: unknown): void => send({ method, params });
	return {
		request,
		notify,
		notified: (method, wanted) =>
			new Promise((resolve) => {
				const listen = (message: Message): void => {
					if (message.method !== method || !wanted(message.params ?? {})) return;
					listeners.delete(listen);
					resolve(message.params);
				};
				listeners.add(listen);
			}),
		kill: () => void child.kill(),
	};
}
