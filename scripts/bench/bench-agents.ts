/** What a call at the agents' endpoints takes, over one connection, and how many sentences get a sensible answer. */
import { readFileSync, statSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type AgentCall, sendCall } from './agents/agent-call.ts';
import { agentCases, type Known } from './agents/agent-cases.ts';
import { edgeCallsTable } from './agents/edge-calls.ts';
import { scoreSentences } from './agents/score-sentences.ts';
import type { BenchOptions } from './arguments.ts';
import type { BenchDirectory } from './bench-directory.ts';
import { buildCheckout, type Checkout, copyCheckout, rebuildCheckout, seededCheckout } from './checkout.ts';
import { memoryOf } from './memory.ts';
import { processorSecondsOf } from './processor-time.ts';
import { type RunningServer, startOurs } from './servers.ts';
import { mebibytes, median, milliseconds } from './statistics.ts';
import { table } from './table.ts';

const calls = 300;

/** The day on which the sentences were written, on which their relative dates depend. */
const sentenceDate = '2026-11-22';

/**
 * Sentences that were read while the grammar was written, and others that were scored before they were read: 52 of 60 with
 * 2 wrong facts, later ones 43 with 1, the latest 45 with none. Those for development are eight sets of 60 in other manners
 * (everyday, of programs, in broken language, of analysts), each of which was scored before it was read as well: 42, 38, 39
 * and 20, then 38, 43, 45 and 44 of 60.
 */
const sentenceFiles = [
	'sentences.jsonl',
	'sentences-held-out.jsonl',
	'sentences-later.jsonl',
	'sentences-latest.jsonl',
	'sentences-development.jsonl',
];

/** A server that has used no processor for so long, in milliseconds, has warmed up. */
const quiet = 1_500;

/** What agents read of all products at once. */
const dataFiles = ['facets', 'names', 'similar', 'by-website', 'winners', 'vocabulary'];

export async function benchAgents(directory: BenchDirectory, { products: [count = 0] }: BenchOptions): Promise<void> {
	const checkout = seededCheckout(directory, count);
	await buildCheckout(directory, checkout, { extras: 'search' });
	const cases = agentCases(knownOf(checkout));
	const firsts = await firstCalls(directory, checkout, cases);
	const server = await startOurs(directory, checkout);
	await warmedUp(server);
	const { resident: before } = memoryOf(server.child.pid);
	const rows: string[][] = [];
	for (const [index, one] of cases.entries()) {
		const measured = await measureCalls(server, one);
		rows.push([`${one.path.slice(1)}, ${one.name}`, firsts[index] ?? '', ...measured]);
	}
	const { resident, highest } = memoryOf(server.child.pid);
	await directory.end(server.child);
	const head = [`${count} products, ${calls} calls`, 'first of a process', 'median', 'p99', 'processor', 'tokens'];
	console.log(`\n${table(head, rows)}`);
	console.log(
		'\nTokens are the characters of a response divided by four. The first call of a process is processor time.',
	);
	console.log(
		`Memory of the server: ${mebibytes(before)} before them, ${mebibytes(resident)} after them, at most ${mebibytes(highest)}.`,
	);
	console.log(`Files: ${sizesOf(checkout)}.\n`);
	console.log(`${edgeCallsTable(checkout, cases)}\n`);
	await benchSentences(directory);
}

/** Over the shipped content, for which their answers were written. */
async function benchSentences(directory: BenchDirectory): Promise<void> {
	const checkout = copyCheckout(directory, 'checkout-shipped');
	await rebuildCheckout(directory, checkout, { CATALOG_DATE: sentenceDate, EXTRAS: 'search,lists' });
	const server = await startOurs(directory, checkout, { RATE_LIMIT_EXEMPT: '127.0.0.1' });
	for (const file of sentenceFiles) {
		const path = join(import.meta.dirname, 'agents', file);
		const { scored, sensible, wrongFacts } = await scoreSentences(path, `http://127.0.0.1:${server.port}`);
		console.log(`${file}: ${sensible} of ${scored.length} answers are sensible, ${wrongFacts} hold a wrong fact.`);
		for (const { sentence, isSensible, wrong } of scored) {
			if (!isSensible) console.log(`  ${wrong.length > 0 ? 'wrong' : 'not sensible'}: ${sentence.text}`);
		}
	}
	await directory.end(server.child);
}

/** Each call as the first one of a server, of which it is processor time that counts. */
async function firstCalls(
	directory: BenchDirectory,
	checkout: Checkout,
	cases: readonly AgentCall[],
): Promise<string[]> {
	const times: string[] = [];
	for (const one of cases) {
		const server = await startOurs(directory, checkout);
		await warmedUp(server);
		const { processor } = await timeCalls(server, one, 1);
		times.push(milliseconds(processor));
		await directory.end(server.child);
	}
	return times;
}

/** Waits until the server has done what it does for itself after it listens. */
async function warmedUp({ child }: RunningServer): Promise<void> {
	for (let before = Number.NaN, now = processorSecondsOf(child.pid); now !== before; ) {
		await delay(quiet);
		[before, now] = [now, processorSecondsOf(child.pid)];
	}
}

function sizesOf({ out }: Checkout): string {
	const sizes = dataFiles.map((name) => {
		return `/data/${name}.json ${statSync(join(out, 'client', 'data', `${name}.json`)).size.toLocaleString('en')}`;
	});
	return `${sizes.join(', ')} bytes`;
}

async function measureCalls(server: RunningServer, one: AgentCall): Promise<string[]> {
	await timeCalls(server, one, 3);
	const { times, processor, tokens } = await timeCalls(server, one, calls);
	const p99 = times.toSorted((a, b) => a - b)[Math.floor(0.99 * calls)] ?? Number.NaN;
	return [milliseconds(median(times)), milliseconds(p99), milliseconds(processor / calls), String(tokens)];
}

/** Durations and all processor time, in milliseconds, and the tokens of the last response. */
async function timeCalls(server: RunningServer, one: AgentCall, count: number) {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const before = processorSecondsOf(server.child.pid);
	const times: number[] = [];
	let tokens = 0;
	for (let index = 0; index < count; index++) {
		const { text, time } = await sendCall(agent, server.port, one);
		times.push(time);
		tokens = Math.ceil(text.length / 4);
	}
	agent.destroy();
	return { times, processor: 1_000 * (processorSecondsOf(server.child.pid) - before), tokens };
}

/** Words of the catalog that was built. */
function knownOf({ out }: Checkout): Known {
	const read = (path: string) => JSON.parse(readFileSync(join(out, 'client', path), 'utf8'));
	const names = read('data/names.json') as readonly (readonly [slug: string, name: string])[];
	const facets = read('data/facets.json') as Readonly<Record<'categories' | 'pricing_models', readonly string[]>>;
	const step = Math.max(1, Math.floor(names.length / 20));
	return {
		products: names.filter((_, row) => row % step === 0).map(([slug]) => slug),
		category: facets.categories[0] ?? '',
		pricingModel: facets.pricing_models[0] ?? '',
	};
}
