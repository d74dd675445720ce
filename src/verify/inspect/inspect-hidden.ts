/** Nothing that people and agents read holds characters which people do not see. The content refuses them; this proves it. */
import type { Report } from '../violation.ts';
import type { FileText } from './file-text.ts';

/** Controls but tab and line feed, zero-width spaces, direction overrides and isolates, tags, runs of selectors. */
const hidden =
	/[^\P{Cc}\t\n]|[\u200b\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|(?<=[\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u;

/** Anything but code units that stand in none of them: this is found without pairs of surrogates and looking behind. */
const suspicious =
	/[^\t\n -~\u00a0-\u200a\u200c-\u2027\u202f-\u205f\u2070-\udb3f\udb41-\ufdff\ufe10-\ufefe\uff00-\ufff8\ufffc-\uffff]/;

export function inspectHidden({ file, text }: FileText, report: Report): void {
	// Lines of iCalendar end with CRLF (RFC 5545 section 3.1).
	const found = findHidden(file.endsWith('.ics') ? text.replaceAll('\r\n', '\n') : text);
	if (found === undefined) return;
	const code = found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
	report({ file, pointer: '', message: `holds the invisible character U+${code}.` });
}

export const isRead = (file: string): boolean => /\.(?:atom|html|md|txt)$|^\/feeds\//.test(file);

/** The first character that nobody sees. */
export function findHidden(text: string): string | undefined {
	return suspicious.test(text) ? hidden.exec(text)?.[0] : undefined;
}
