import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { drawIcon, isDrawnFrom, loadSharp, withUserError } from '../../src/build/images/sharp.ts';
import { counted } from '../../src/contract/text.ts';
import { contentOptions } from '../content-command.ts';

/** Draws the icons of products from the drawings in `content/icons`. */
export async function drawIcons(): Promise<void> {
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
