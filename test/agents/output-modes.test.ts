import { describe, expect, test } from 'vitest';
import { parseOutputModes, partsOf } from '../../src/agents/a2a/message.ts';

const found = { text: 'One.', data: { total_count: 1 } };
const text = { text: 'One.', mediaType: 'text/plain' };
const data = { data: found.data, mediaType: 'application/json' };

describe('acceptedOutputModes', () => {
	test.for([
		[undefined, [text, data]],
		[[], [text, data]],
		[['text/plain'], [text]],
		[['text/*'], [text]],
		[['application/json'], [data]],
		[
			['application/json', 'text/plain'],
			[text, data],
		],
	] as const)('%j gives %j', ([acceptedOutputModes, parts]) => {
		expect(partsOf(found, parseOutputModes({ acceptedOutputModes }))).toEqual(parts);
	});

	test.for([[['image/png']], [['text/html', 'audio/*']], [['']]] as const)('%j is refused', ([acceptedOutputModes]) => {
		expect(() => parseOutputModes({ acceptedOutputModes })).toThrow(
			'Only text/plain and application/json can be sent.',
		);
	});
});
