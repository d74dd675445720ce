import { describe, expect, test } from 'vitest';
import { parseOutputModes, partsOf } from '../../src/agents/a2a/output-modes.ts';

const found = { text: 'One.', data: { total_count: 1 } };
const problem = { error: 'Not found', code: 'not_found', message: 'Nothing.', resolution: 'Ask again.' };
const text = { text: 'One.', mediaType: 'text/plain' };
const data = { data: found.data, mediaType: 'application/json' };

describe('acceptedOutputModes', () => {
	test.for([
		[undefined, [text, data]],
		[[], [text, data]],
		[['text/plain'], [text]],
		[['TEXT/PLAIN; charset=utf-8'], [text]],
		[['text/*'], [text]],
		[['application/json'], [data]],
		[
			['application/json', 'text/plain'],
			[text, data],
		],
		[['image/png', 'application/json'], [data]],
		[['*/*'], [text, data]],
	] as const)('%j gives %j', ([acceptedOutputModes, parts]) => {
		expect(partsOf(found, parseOutputModes({ acceptedOutputModes }))).toEqual(parts);
	});

	test.for([[['image/png']], [['text/html', 'audio/*']], [['']]] as const)('%j is refused', ([acceptedOutputModes]) => {
		expect(() => parseOutputModes({ acceptedOutputModes })).toThrow(
			'Only text/plain and application/json can be sent.',
		);
	});

	test('an error is its sentences as text, and the Error of the API as data', () => {
		expect(partsOf({ problem }, { text: true, data: true })).toEqual([
			{ text: 'Nothing. Ask again.', mediaType: 'text/plain' },
			{ data: problem, mediaType: 'application/json' },
		]);
	});
});
