/** What a request waits longer because servers share their rate limit, while Redis is well and while it is not. */
import type { BenchOptions } from './arguments.ts';
import type { BenchDirectory } from './bench-directory.ts';
import { buildCheckout, copyCheckout } from './checkout.ts';
import { type Latencies, pace } from './pace.ts';
import { startRedis } from './redis.ts';
import { requireTool } from './require-tool.ts';
import { startOurs } from './servers.ts';
import { median, milliseconds, whole } from './statistics.ts';
import { table } from './table.ts';

/** @throws {SettingsError} when redis-server is not installed. */
export async function benchLimiter(directory: BenchDirectory, { rounds, seconds }: BenchOptions): Promise<void> {
	const redis = await startRedis(directory, requireTool('redis-server'));
	const checkout = copyCheckout(directory, 'checkout');
	await buildCheckout(directory, checkout, { extras: 'none' });
	const start = async (environment: Readonly<Record<string, string>>) =>
		[await startOurs(directory, checkout, environment), await startOurs(directory, checkout, environment)].map(
			({ port }) => port,
		);
	const alone = await start({});
	const together = await start({ REDIS_URL: redis.url });
	const phases: readonly (readonly [name: string, ports: readonly number[], midway?: () => Promise<void>])[] = [
		['each in its memory', alone],
		['together in Redis', together],
		['… flushed midway', together, redis.flush],
		['… killed midway', together, redis.kill],
		['… away', together],
		['… started again midway', together, redis.start],
		['… stopped midway', together, redis.freeze],
		['… continued midway', together, redis.thaw],
	];
	const results = new Map<string, Latencies[]>(phases.map(([name]) => [name, []]));
	await pace([...alone, ...together], seconds);
	for (let round = 1; round <= rounds; round++) {
		for (const [name, ports, midway] of phases) results.get(name)?.push(await pace(ports, seconds, midway));
		console.log(`Round ${round}.`);
	}
	const base = results.get('each in its memory') ?? [];
	const rows = [...results].map(([name, runs]) => [
		name,
		whole(runs.reduce((sum, { requests }) => sum + requests, 0)),
		String(runs.reduce((sum, { failed }) => sum + failed, 0)),
		...(['p50', 'p99', 'max'] as const).map((figure) => milliseconds(median(runs.map((run) => run[figure])))),
		milliseconds(median(runs.map(({ p99 }, round) => p99 - (base[round]?.p99 ?? Number.NaN)))),
	]);
	console.log(`\n${table(['two servers count', 'requests', '≥ 500', 'p50', 'p99', 'max', 'added p99'], rows)}`);
}
