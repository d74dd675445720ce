import { describe, expect, test } from 'vitest';
import { contentFolder, type Files, issuesIn, week } from '../content/content-folder.ts';
import { picture } from '../support/pictures.ts';
import { documentAt } from './documents.ts';

const samplesOf = (file: string): Files =>
	Object.fromEntries(
		documentAt(file).blocks.flatMap(({ language, text, introduction }) => {
			const [, path] = /\bcontent\/((?:[\w-]+\/)?[\w-]+\.(?:md|yaml))/.exec(introduction) ?? [];
			return path && ['markdown', 'yaml'].includes(language) ? [[path, `${text}\n`]] : [];
		}),
	);

describe.each(['README.md', 'docs/editing.md'])('%s', (file) => {
	const samples = samplesOf(file);

	test('shows content without an issue', async () => {
		const pictures = String(samples['products/acme-notes.md']).includes('icon: acme-notes.png')
			? {
					'products/acme-notes.png': await picture('png'),
					'products/acme-notes-board.webp': await picture('webp', 640),
				}
			: {};
		const open = { 'launch_periods/2026-w48.md': week('Week 48, 2026', '2026-11-23', '2026-11-29') };
		expect(samples).toHaveProperty(['products/acme-notes.md']);
		expect(issuesIn(contentFolder({ ...open, ...samples, ...pictures }))).toEqual([]);
	});
});
