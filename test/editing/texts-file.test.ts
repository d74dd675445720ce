import { afterEach, expect, test } from 'vitest';
import { findInContent } from '../../src/build/check/check-content.ts';
import { loadContent } from '../../src/catalog/load.ts';
import { ChangeSet } from '../../src/editing/change-set.ts';
import { writeTextsFile } from '../../src/editing/texts-file.ts';
import { setBoardTexts } from '../../src/texts/board-texts.ts';
import { contentFolder, siteYaml } from '../content/content-folder.ts';

afterEach(() => setBoardTexts({ lang: 'en', texts: {} }));

function written(lang: string, texts: string | null) {
	const contentDir = contentFolder({ 'site.yaml': `lang: ${lang}\n${siteYaml}`, 'texts.yaml': texts });
	const changes = new ChangeSet(contentDir);
	const options = { contentDir, date: '2026-11-20' };
	const missing = writeTextsFile(loadContent(options).content, changes);
	if (missing > 0) changes.apply();
	return { missing, text: missing > 0 ? changes.text('texts.yaml') : undefined, ...findInContent(options) };
}

test('texts that are missing are listed in the forms of the language, and what is there stays', () => {
	const own = `# Mine\nsearch:\n  title: Hledání # good\n  found:\n    one: 'x {count}'\n    other: '{count}'\n`;
	const { missing, text = '', issues, warnings } = written('cs', own);
	expect(issues).toEqual([]);
	expect(text).toContain('# Mine\nsearch:\n  title: Hledání # good\n');
	expect(text).toContain('\n  visit: "" # Visit {host}\n');
	expect(text).toContain(
		'\n  votes:\n    one: "" # 1: {count} vote\n    few: "" # 2, 3, 4: {count} votes\n    many: "" # 0.5, 1.5: {count} votes\n    other: "" # 0, 5, 6: {count} votes\n',
	);
	const again = written('cs', text.replace('visit: ""', "visit: 'Otevřít {host}'"));
	expect(again.missing).toBe(missing - 1);
	const messages = warnings.filter(({ path }) => path.endsWith('site.yaml')).map(({ message }) => message);
	expect(messages).toEqual([
		expect.stringMatching(new RegExp(`^In this language, ${missing} texts of the interface are still English\\.`)),
		expect.stringMatching(
			/^Plural forms of this language \(`few`, `many`\) are missing in `texts.yaml`: `search.found`\./,
		),
	]);
});

test('nothing is missing in a language of the software, and forms for millions are not asked for', () => {
	const forms = "search:\n  found:\n    one: 'x {count}'\n    other: '{count}'\n";
	const { missing, warnings } = written('fr', forms);
	expect([missing, warnings.filter(({ path }) => path.endsWith('site.yaml'))]).toEqual([0, []]);
});
