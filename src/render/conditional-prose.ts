/** Parts of prose that only some builds show: what stands between a line `{if search}` or `{if feeds}` and `{end}`. */
import type { Extras } from '../catalog/catalog.ts';

interface Piece {
	readonly text: string;
	readonly isShown: boolean;
}

/** Prose without what this build leaves out, and without the marks of what it shows. */
export const withoutLeftOut = (source: string, extras: Extras): string =>
	piecesOf(source, extras)
		.map(({ text, isShown }) => (isShown ? text : ''))
		.join('');

/** The same with an empty line for each line that is gone, so that all others keep their numbers. */
export const withLinesOfLeftOut = (source: string, extras: Extras): string =>
	piecesOf(source, extras)
		.map(({ text, isShown }) => (isShown ? text : text.replace(/[^\n]+/g, '')))
		.join('');

/** An `{if}` that never ends and an `{end}` that ends nothing are shown as they are. */
function piecesOf(source: string, extras: Extras): Piece[] {
	const pieces: Piece[] = [];
	// What stands behind an `{if}` whose `{end}` has not come yet.
	let open: { readonly mark: string; readonly isShown: boolean; text: string } | undefined;
	for (const text of source.split(/^(\{if (?:search|feeds)\}\n|\{end\}\n*)/m)) {
		if (open && text.startsWith('{end}')) {
			const { mark, isShown } = open;
			pieces.push({ text: mark, isShown: false }, { text: open.text, isShown }, { text, isShown: false });
			open = undefined;
		} else if (open) open.text += text;
		else if (text === '{if search}\n') open = { mark: text, isShown: extras.search, text: '' };
		else if (text === '{if feeds}\n') open = { mark: text, isShown: extras.feeds, text: '' };
		else pieces.push({ text, isShown: true });
	}
	return open ? [...pieces, { text: open.mark + open.text, isShown: true }] : pieces;
}
