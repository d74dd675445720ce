/** Text within a block, with code, links to http and https, and emphasis whose marks stand at the ends of words. */

const link = /\[([^[\]]+)\]\(https?:\/\/[A-Za-z\d/._~?=&%+,#:-]+\)/g;

/** Begins HTML, an address, a reference or an escape, or is part of a picture or of a link of another form. */
const special = /[\\@[\]]|<[A-Za-z/!?]|:\/\/|www\.|&(?:#|[A-Za-z\d]+;)|!\[/i;

const marks = /\*+|_+/g;
/** What may stand before a mark that opens, behind it, before one that closes, and behind that. */
const beforeOpening = /[\s(\u2014]/;
const wordStart = /[\p{L}\p{N}`]/u;
const wordEnd = /[\p{L}\p{M}\p{N}.,:;!?%)`]/u;
const afterClosing = /[\s.,:;!?)\u2014]/;
const wordCharacter = /[A-Za-z\d]/;

export function isSimpleInline(text: string): boolean {
	// Every other part is code.
	const parts = text.split('`');
	if (parts.length % 2 === 0) return false;
	if (parts.some((part, index) => index % 2 === 1 && !isSimpleCode(part))) return false;
	let labelsAreSimple = true;
	const rest = parts
		.filter((_, index) => index % 2 === 0)
		.join('`')
		.replace(link, (_, label: string) => {
			labelsAreSimple &&= !label.includes('~') && isSimpleText(label);
			return '`';
		});
	return labelsAreSimple && isSimpleText(rest);
}

const isSimpleCode = (code: string): boolean => /^[^ \n]/.test(code) && !code.endsWith(' ') && !code.includes('\n');

function isSimpleText(text: string): boolean {
	// Two tildes may strike through what lies between them.
	if (special.test(text) || text.indexOf('~') !== text.lastIndexOf('~')) return false;
	let opened = '';
	for (const { 0: mark, index } of text.matchAll(marks)) {
		const before = text.charAt(index - 1) || ' ';
		const behind = text.charAt(index + mark.length) || ' ';
		if (mark.startsWith('_') && wordCharacter.test(before) && wordCharacter.test(behind)) continue;
		if (mark.length > 2) return false;
		if (opened === '') {
			if (!beforeOpening.test(before) || !wordStart.test(behind)) return false;
			opened = mark;
		} else {
			if (mark !== opened || !wordEnd.test(before) || !afterClosing.test(behind)) return false;
			opened = '';
		}
	}
	return opened === '';
}
