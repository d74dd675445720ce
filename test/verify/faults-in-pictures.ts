/** Faults in cards, icons and badges. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { type Fault, type Release, violation } from './fault.ts';

const card = '/images/products/product-001.png';
const icon = '/icons/product-001.png';
const screenshot = '/screenshots/product-001-480.webp';
const badge = '/badges/product-001/2026-w46.svg';

const bytesOf = (release: Release, file: string): Buffer => readFileSync(join(release.client, file));

function chunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	const framed = Buffer.alloc(body.length + 8);
	framed.writeUInt32BE(data.length);
	body.copy(framed, 4);
	framed.writeUInt32BE(crc32(body), body.length + 4);
	return framed;
}

/** The bytes of a card with other sides. */
function resized(bytes: Buffer, width: number, height: number): Buffer {
	const header = Buffer.from(bytes.subarray(16, 29));
	header.writeUInt32BE(width);
	header.writeUInt32BE(height, 4);
	return Buffer.concat([bytes.subarray(0, 8), chunk('IHDR', header), bytes.subarray(33)]);
}

/** The bytes with one more chunk behind the header. */
const enriched = (bytes: Buffer, type: string): Buffer =>
	Buffer.concat([bytes.subarray(0, 33), chunk(type, Buffer.from('Comment\0Secret')), bytes.subarray(33)]);

/** The frame of a WebP of this width, and one more chunk. */
function webp(width: number, extra?: string): Buffer {
	const piece = (name: string, data: Buffer) => {
		const head = Buffer.alloc(8);
		head.write(name, 'latin1');
		head.writeUInt32LE(data.length, 4);
		return Buffer.concat([head, data]);
	};
	const frame = Buffer.alloc(20);
	frame.writeUInt16LE(width, 6);
	frame.writeUInt16LE(300, 8);
	const chunks = Buffer.concat([piece('VP8 ', frame), ...(extra ? [piece(extra, Buffer.alloc(4))] : [])]);
	return piece('RIFF', Buffer.concat([Buffer.from('WEBP'), chunks]));
}

const cardFault = (name: string, change: (bytes: Buffer) => Buffer, message: string): Fault => ({
	name,
	plant: (release) => release.write(card, change(bytesOf(release, card))),
	says: [violation(card, '', message)],
});

const badgeFault = (name: string, from: string | RegExp, to: string, message: string): Fault => ({
	name,
	plant: (release) => release.write(badge, release.read(badge).replace(from, to)),
	says: [violation(badge, '', message)],
});

/** Puts the card's bytes, with other sides, where an icon would be. */
const plantIcon = (release: Release, file: string, size: number): void => {
	release.makeFolder('/icons');
	release.write(file, resized(bytesOf(release, card), size, size));
};

export const faultsInPictures: readonly Fault[] = [
	...[card, '/images/launches/2026-w46.png', '/images/site.png', '/badges/listed.svg', badge].map(
		(file): Fault => ({
			name: `${file} is missing`,
			plant: (release) => release.remove(file),
			saysAmongOthers: [violation(file, '', 'does not exist, though there are pictures.')],
		}),
	),
	{
		name: 'there are badges and no cards',
		plant: (release) => release.remove('/images'),
		saysAmongOthers: [violation('/images/site.png', '', 'does not exist, though there are pictures.')],
	},
	...['/images/products/gone.png', '/images/launches/2027-w01.png'].map(
		(file): Fault => ({
			name: `${file} shows nothing that is published`,
			plant: (release) => release.copy(card, file),
			says: [violation(file, '', 'is a picture of nothing that is published.')],
		}),
	),
	{
		name: 'a badge is for a place in a week that is not over',
		plant: (release) => release.copy(badge, '/badges/product-001/2026-w47.svg'),
		says: [violation('/badges/product-001/2026-w47.svg', '', 'is a picture of nothing that is published.')],
	},
	cardFault('a card is cut off', (bytes) => bytes.subarray(0, -1), 'is no whole PNG.'),
	cardFault('a card is a text', () => Buffer.from('<svg/>'), 'is no whole PNG.'),
	cardFault(
		'a card has another byte',
		(bytes) => bytes.with(200, 255 - (bytes[200] ?? 0)) as Buffer,
		'is no whole PNG.',
	),
	cardFault(
		'a card has other sides',
		(bytes) => resized(bytes, 630, 1_200),
		'has 630 × 1200 pixels instead of 1200 × 630.',
	),
	...['tEXt', 'eXIf', 'acTL'].map((type) =>
		cardFault(`a card has a chunk ${type}`, (bytes) => enriched(bytes, type), `holds metadata, a chunk \`${type}\`.`),
	),
	{
		name: 'an icon is larger than 128 pixels',
		plant: (release) => plantIcon(release, icon, 129),
		says: [violation(icon, '', 'has 129 × 129 pixels, more than 128.')],
	},
	{
		name: 'an icon tells of a camera',
		plant: (release) => {
			plantIcon(release, icon, 128);
			release.write(icon, enriched(bytesOf(release, icon), 'eXIf'));
		},
		says: [violation(icon, '', 'holds metadata, a chunk `eXIf`.')],
	},
	{
		name: 'an icon belongs to no product',
		plant: (release) => plantIcon(release, '/icons/gone.png', 128),
		says: [violation('/icons/gone.png', '', 'is the icon of no product.')],
	},
	{
		name: 'a screenshot belongs to no product',
		plant: (release) => release.write('/screenshots/gone-480.webp', webp(480)),
		says: [violation('/screenshots/gone-480.webp', '', 'is the screenshot of no product.')],
	},
	{
		name: 'a screenshot has another width than its name says',
		plant: (release) => release.write(screenshot, webp(481)),
		says: [violation(screenshot, '', 'is 481 pixels wide, not as its name says.')],
	},
	{
		name: 'a screenshot tells of a camera',
		plant: (release) => release.write(screenshot, webp(480, 'EXIF')),
		says: [violation(screenshot, '', 'holds metadata, a chunk `EXIF`.')],
	},
	{
		name: 'a screenshot is cut off',
		plant: (release) => release.write(screenshot, webp(480).subarray(0, -2)),
		says: [violation(screenshot, '', 'is no whole WebP.')],
	},
	badgeFault('a badge is cut off', /<\/svg>$/, '', 'is not well-formed: it does not end.'),
	badgeFault('a badge closes what is not open', '</title>', '</text>', 'is not well-formed: `</text>` closes nothing.'),
	badgeFault('a badge has a stray bracket', '</title>', ' < </title>', 'is not well-formed: a `<` opens no element.'),
	badgeFault(
		'a badge has a stray ampersand',
		'</title>',
		' & Co</title>',
		'is not well-formed: a `&` begins no reference.',
	),
	badgeFault(
		'a badge has the end of a section',
		'</title>',
		']]></title>',
		'is not well-formed: `]]>` stands in a text.',
	),
	badgeFault(
		'a badge has an attribute twice',
		' x="40"',
		' x="40" x="41"',
		'is not well-formed: an attribute stands twice.',
	),
	badgeFault('a badge has text behind its end', /$/, 'More', 'is not well-formed: text stands outside of `svg`.'),
	badgeFault('a badge has two roots', /$/, '<svg/>', 'is not well-formed: it has no single `svg`.'),
	badgeFault(
		'a badge has a script',
		'<title>',
		'<script>alert(1)</script><title>',
		'holds the element `script`, which badges do not need.',
	),
	badgeFault(
		'a badge does something',
		' role="img"',
		' role="img" onload="alert(1)"',
		'holds the attribute `onload`, which badges do not need.',
	),
	badgeFault(
		'a badge loads a style',
		'<style>',
		'<style>@import "https://evil.example";',
		'holds a style that loads something.',
	),
	badgeFault('a badge says nothing', /<title>.*<\/title>/, '', 'has no text for those who do not see it.'),
	badgeFault('a badge is no picture', ' role="img"', '', 'has no text for those who do not see it.'),
];

/** Puts a sound icon into a release. */
export const plantSoundIcon = (release: Release): void => plantIcon(release, icon, 128);
