import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { scoreAnswer, scoreSentences } from '../../scripts/bench/agents/score-sentences.ts';

const sentence = {
	id: 'a',
	language: 'en',
	kind: 'count',
	text: 'how many games',
	must_any: [['37', 'thirty-seven']],
	must_not: ['38'],
};

test.for([
	['There are 37.', true, []],
	['Thirty-Seven games', true, []],
	['There are 370, see 2026-w37 and 37.5.', false, []],
	['37, or 38', false, ['38']],
	['how many games 37 how many games', true, []],
	['', false, []],
] as const)('the answer "%s" is sensible: %s', ([answer, isSensible, wrong]) => {
	expect(scoreAnswer(sentence, answer)).toMatchObject({ isSensible, wrong });
});

test('all sentences of a file are sent to the endpoint and scored', async () => {
	const server = createServer((_, response) => {
		response.end(
			JSON.stringify({ result: { message: { parts: [{ text: 'There are 37' }, { data: { count: 37 } }] } } }),
		);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => void server.close());
	const file = join(mkdtempSync(join(tmpdir(), 'sentences-')), 'sentences.jsonl');
	writeFileSync(file, `${JSON.stringify(sentence)}\n${JSON.stringify({ ...sentence, must_not: ['37'] })}\n`);
	const { port } = server.address() as AddressInfo;
	const { sensible, wrongFacts, scored } = await scoreSentences(file, `http://127.0.0.1:${port}`);
	expect([sensible, wrongFacts, scored.length]).toEqual([1, 1, 2]);
});
