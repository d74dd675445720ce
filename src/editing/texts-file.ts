/** Writes the texts that a board has only in English into its `texts.yaml`, empty, with the English ones beside them. */
import { parseDocument, Scalar } from 'yaml';
import type { Content } from '../content/read-content.ts';
import { textsName } from '../content/read-single-files.ts';
import { countsOf, missingTexts, neededForms } from '../texts/check-texts.ts';
import type { ChangeSet } from './change-set.ts';

const header = ` Write each text between its quotes, and keep the parts of the English one, such as {count} and <link>…</link>.
 A text that is empty stays English. Before the English text of a plural form are numbers that take the form.`;

/** What is in the file stays. @returns How many texts are missing. */
export function writeTextsFile({ site, texts }: Content, changes: ChangeSet): number {
	const missing = missingTexts(site.lang, texts);
	const withExamples = (form: string, text: string) => `${countsOf(site.lang, form).slice(0, 3).join(', ')}: ${text}`;
	const document = parseDocument(changes.read(textsName)?.toString() ?? '');
	document.commentBefore ??= header;
	const add = (path: readonly string[], english: string): void => {
		if (document.hasIn(path)) return;
		const empty = Object.assign(new Scalar(''), { type: Scalar.QUOTE_DOUBLE, comment: ` ${english}` });
		document.setIn(path, empty);
	};
	for (const { path, english } of missing) {
		if (typeof english === 'string') add(path, english);
		else
			for (const form of neededForms(site.lang))
				add([...path, form], withExamples(form, english[form] ?? english.other));
	}
	if (missing.length > 0) changes.write(textsName, document.toString({ lineWidth: 0 }));
	return missing.length;
}
