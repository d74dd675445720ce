import { describe, expect, test } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { contentFolder, issuesOf } from './content-folder.ts';

const synonymsOf = (text: string | null) => readContent(contentFolder({ 'synonyms.yaml': text })).synonyms;
const issues = (text: string) => issuesOf({ 'synonyms.yaml': text });

describe('synonyms.yaml', () => {
	test('may be missing', () => {
		expect(synonymsOf(null)).toEqual([]);
	});

	test('lists words and phrases that mean the same', () => {
		expect(synonymsOf('synonyms:\n  - [to do, todo]\n  - [photo, picture, image]\n')).toEqual([
			['to do', 'todo'],
			['photo', 'picture', 'image'],
		]);
	});

	test.for([
		['synonyms:\n  - [todo]\n', 'content/synonyms.yaml:2:5 synonyms[0]: '],
		[
			'synonyms:\n  - [todo, one two three four]\n',
			'content/synonyms.yaml:2:12 synonyms[0][1]: Must have 3 words or fewer.',
		],
		['synonyms:\n  - [todo, Todo]\n', 'content/synonyms.yaml:2:12 synonyms[0][1]: Listed twice.'],
		['words: []\n', 'content/synonyms.yaml:1:1 words: Unknown key `words`. Use `synonyms`.'],
	] as const)('%j is refused at its place', ([text, message]) => {
		expect(issues(text).join('\n')).toContain(message.replace('content/', ''));
	});
});
