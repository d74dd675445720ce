/** A thread that serves beside others on one port. An error that nobody handles ends it, and it alone. */
import { parentPort, workerData } from 'node:worker_threads';
import { readServeSettings } from '../../../config/serve-settings.ts';
import { SettingsError } from '../../../config/settings-error.ts';
import { threadMemoryLimiter } from '../memory-limiter.ts';
import { type Serving, startServing } from '../serving.ts';
import type { Command, Report, WorkerData } from './messages.ts';
import { Mutex } from './mutex.ts';
import { LockedLog, SharedConnectionCounter } from './shared-memory.ts';

const { thread, threads, port, maximumConnections, memory } = workerData as WorkerData;
const report = (message: Report) => parentPort?.postMessage(message);
const event = (name: string, facts: Readonly<Record<string, unknown>>) => report({ type: 'event', event: name, facts });

try {
	const serving = await start();
	parentPort?.on('message', (command: Command) => (command === 'follow' ? follow(serving) : end(serving)));
	report({ type: 'listening' });
} catch (error) {
	if (!(error instanceof SettingsError)) throw error;
	report({ type: 'unusable', message: error.message });
}

function start(): Promise<Serving> {
	const settings = readServeSettings(process.env);
	const lock = new Mutex(memory.lock, thread);
	const onOverflow = (message: string) => event('limiter_overflow', { message });
	return startServing({
		settings,
		port,
		sharesPort: true,
		maximumConnections,
		assetBytes: Math.floor((settings.ASSET_MEMORY_MB * 1_048_576) / threads),
		limiterMemory: new LockedLog(threadMemoryLimiter(memory.limit, onOverflow), lock),
		counter: new SharedConnectionCounter(memory.connections, lock, thread, { threads, maximum: maximumConnections }),
		onEvent: event,
	});
}

async function follow(serving: Serving): Promise<void> {
	try {
		report({ type: 'followed', folder: await serving.followRelease() });
	} catch (error) {
		report({ type: 'follow_failed', error });
	}
}

async function end(serving: Serving): Promise<void> {
	await serving.close();
	parentPort?.close();
}
