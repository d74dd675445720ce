import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Argument } from 'commander';
import { drawIcon, isDrawnFrom, loadSharp, withUserError } from '../../src/build/images/sharp.ts';
import { counted } from '../../src/contract/text.ts';
import { UserError } from '../../src/user-error.ts';
import { describeCommand } from '../command-line/command.ts';
import { contentOptions } from '../command-line/content-command.ts';
import { runCommand } from '../command-line/run-command.ts';
import { commandHelps, documentWith } from './generate/commands.ts';
import { filesWithNumbers } from './generate/numbers.ts';
import { documentWithPages } from './generate/pages.ts';
import { schemaFiles } from './generate/schemas.ts';

const typeGenerator = 'tools/node_modules/.bin/openapi-typescript';

/** In the order in which they are written. */
const parts: Readonly<Record<string, () => void | Promise<void>>> = {
	numbers: () => writeFiles(filesWithNumbers()),
	types: () => {
		if (!existsSync(typeGenerator)) throw new UserError('`openapi-typescript` is missing. Run `npm run tools` first.');
		const words = ['src/contract/openapi.yaml', '-o', 'src/contract/openapi.generated.ts'];
		const { status } = spawnSync(typeGenerator, words, { stdio: 'inherit' });
		if (status !== 0) throw new UserError('`openapi-typescript` failed, and the parts after it were not written.');
	},
	schemas: () => writeFiles(schemaFiles()),
	commands: () => writeFileSync('docs/configuration.md', documentWith(commandHelps())),
	pages: () => writeFileSync('docs/api.md', documentWithPages()),
	icons: drawIcons,
	pictures: async () => (await import('./generate/pictures.ts')).takePictures(),
};

const command = describeCommand({
	name: 'generate',
	does: 'Writes what is made from the contract, its limits and the schemas of the content.',
	more: 'The numbers of limits in the documentation and the contract, `members.generated.ts`, `openapi.generated.ts`, `public/schemas`, `docs/content-fields.md`, the table of commands in `docs/configuration.md`, that of pages in `docs/api.md`, the icons of products from the drawings in `content/icons`, and the pictures in `docs/images`. The types need `npm run tools`, which installs their generator. The pictures need Chromium.',
}).addArgument(new Argument('[part]', 'what to write; all if you leave it out').choices(Object.keys(parts)));

await runCommand(command, async ([part]) => {
	for (const [name, write] of Object.entries(parts)) if (part === undefined || part === name) await write();
});

function writeFiles(files: Readonly<Record<string, string>>): void {
	for (const [path, text] of Object.entries(files)) writeFileSync(path, text);
}

/** Draws the icons of products from the drawings in `content/icons`. */
async function drawIcons(): Promise<void> {
	const { contentDir } = contentOptions();
	await loadSharp('Run `npm ci` again.');
	const drawings = globSync('icons/*.svg', { cwd: contentDir }).sort();
	const drawn: string[] = [];
	for (const drawing of drawings) {
		const source = readFileSync(join(contentDir, drawing));
		const file = join(contentDir, 'products', `${basename(drawing, '.svg')}.png`);
		const draw = async (): Promise<Buffer | undefined> =>
			existsSync(file) && (await isDrawnFrom(readFileSync(file), source)) ? undefined : drawIcon(source);
		const picture = await withUserError(draw(), `draw \`${join(contentDir, drawing)}\``, 'Save it as SVG again.');
		if (!picture) continue;
		writeFileSync(file, picture);
		drawn.push(file);
	}
	for (const file of drawn) console.log(file);
	console.log(`Drew ${drawn.length} of ${counted(drawings.length, 'icon')}. Next: \`npm run check\`.`);
}
