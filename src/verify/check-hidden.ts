/** Nothing that people and agents read holds characters which people do not see. The content refuses them; this proves it. */
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

/** Controls but tab and line feed, zero-width spaces, direction overrides and isolates, tags, runs of selectors. */
const hidden =
	/[^\P{Cc}\t\n]|[\u200b\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|(?<=[\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u;

export function checkHidden(files: PublishedFiles, report: Report): void {
	for (const file of files.paths) {
		if (!/\.(?:atom|html|md|txt)$|^\/feeds\//.test(file)) continue;
		const text = files.text(file);
		// Lines of iCalendar end with CRLF (RFC 5545 section 3.1).
		const [found] = hidden.exec(file.endsWith('.ics') ? text.replaceAll('\r\n', '\n') : text) ?? [];
		if (found === undefined) continue;
		const code = found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
		report({ file, pointer: '', message: `holds the invisible character U+${code}.` });
	}
}
