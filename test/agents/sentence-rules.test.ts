import { describe, expect, test } from 'vitest';
import { ruleFor } from '../../src/agents/a2a/rules/rules.ts';
import { readingOf } from '../support/sentence-reading.ts';
import { sentences } from '../support/sentences.ts';

describe('the rules of sentences', () => {
	test.for(sentences)('"%s" → %s', async ([sentence, rule]) => {
		expect(ruleFor(await readingOf(sentence)).name).toBe(rule);
	});
});
