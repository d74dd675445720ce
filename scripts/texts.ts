import { loadContent } from '../src/catalog/load.ts';
import { counted } from '../src/contract/text.ts';
import { writeTextsFile } from '../src/editing/texts-file.ts';
import { UserError } from '../src/user-error.ts';
import { describeCommand } from './command-line/command.ts';
import { editingSettings, runEdit } from './command-line/content-command.ts';

const command = describeCommand({
	name: 'texts',
	does: 'Lists in `texts.yaml` the texts of the interface that the board has only in English, for you to translate.',
	more: 'Each is empty, with the English text beside it, and has the plural forms of the language. Texts that are there stay.',
	settings: editingSettings,
}).argument('[lang]', 'the language of the board, to be sure');

await runEdit(command, ([lang], _, { into, changes }) => {
	const { content } = loadContent(into);
	const own = content.site.lang;
	if (lang !== undefined && lang !== own) {
		throw new UserError(`The language of the board is \`${own}\`. Write \`lang: ${lang}\` into \`site.yaml\` first.`);
	}
	const missing = writeTextsFile(content, changes);
	const lines = missing === 0 ? 'No text is missing.' : `${counted(missing, 'text')} missing.`;
	return { result: { lang: own, missing }, lines: [lines], next: 'npm run check' };
});
