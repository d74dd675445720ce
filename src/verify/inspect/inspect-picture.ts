import type { Report } from '../violation.ts';
import type { FileText } from './file-text.ts';
import { readPng } from './read-png.ts';
import { readWebp } from './read-webp.ts';
import { findSvgFault } from './svg-fault.ts';

const card = { width: 1_200, height: 630 } as const;
const largestIcon = 128;

/** Chunks that say how to show the pixels. Texts, times and camera data have no place in a published picture. */
const plainChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'sRGB', 'gAMA', 'cHRM', 'pHYs', 'sBIT', 'bKGD']);

/** Pictures are whole, have their sizes, and tell nothing but pixels. */
export function inspectPicture(content: FileText, report: Report): void {
	const { file } = content;
	if (file.startsWith('/icons/')) checkIcon(content, report);
	else if (file.startsWith('/images/')) checkCard(content, report);
	else if (file.startsWith('/screenshots/')) checkScreenshot(content, report);
	else if (file.startsWith('/badges/')) checkBadge(content, report);
}

function checkIcon(content: FileText, report: Report): void {
	const size = checkPng(content, report);
	if (!size || Math.max(size.width, size.height) <= largestIcon) return;
	const message = `has ${size.width} × ${size.height} pixels, more than ${largestIcon}.`;
	report({ file: content.file, pointer: '', message });
}

/** Chunks of pixels: no colour profile, no camera, no editor, no animation. */
const chunksOfPixels = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);

function checkScreenshot({ file, bytes }: FileText, report: Report): void {
	const facts = readWebp(bytes);
	if (!facts) report({ file, pointer: '', message: 'is no whole WebP.' });
	if (!facts) return;
	const strange = facts.chunks.find((name) => !chunksOfPixels.has(name));
	if (strange !== undefined) report({ file, pointer: '', message: `holds metadata, a chunk \`${strange}\`.` });
	const width = Number(/-(\d{1,5})\.webp$/.exec(file)?.[1]);
	if (facts.width === width) return;
	report({ file, pointer: '', message: `is ${facts.width} pixels wide, not as its name says.` });
}

function checkCard(content: FileText, report: Report): void {
	const size = checkPng(content, report);
	if (!size || (size.width === card.width && size.height === card.height)) return;
	const message = `has ${size.width} × ${size.height} pixels instead of ${card.width} × ${card.height}.`;
	report({ file: content.file, pointer: '', message });
}

function checkPng({ file, bytes }: FileText, report: Report) {
	const facts = readPng(bytes);
	if (!facts) report({ file, pointer: '', message: 'is no whole PNG.' });
	const strange = facts?.chunks.find((name) => !plainChunks.has(name));
	if (strange !== undefined) report({ file, pointer: '', message: `holds metadata, a chunk \`${strange}\`.` });
	return facts;
}

function checkBadge({ file, text }: FileText, report: Report): void {
	const fault = findSvgFault(text);
	if (fault !== undefined) report({ file, pointer: '', message: fault });
}
