import { printable } from './schemas/text.ts';

/** One thing wrong in the content: where it stands, which field it concerns, and what to write instead. */
export interface Issue {
	/** Path of the file as the editor knows it, such as `content/products/acme.md`. */
	readonly path: string;
	/** 1-based; column in UTF-16 code units. */
	readonly line: number;
	readonly column: number;
	/** Dotted path into the front matter such as `launches[0].period`; `body` and `file` for the rest. */
	readonly field: string;
	/** A sentence that says what is wrong, then one that says what to write instead. */
	readonly message: string;
}

/** What an editor should look at, and what fails nothing. A note says what is so; a warning, what is probably not meant. */
export interface Warning extends Issue {
	readonly severity: 'warning' | 'note';
}

/** `path:line:column field: warning: message`. */
export function formatWarning({ severity, message, ...place }: Warning): string {
	return formatIssue({ ...place, message: `${severity}: ${message}` });
}

/** `path:line:column field: message`, the form that editors and terminals turn into a link. */
export function formatIssue({ path, line, column, field, message }: Issue): string {
	return `${printable(path)}:${line}:${column} ${field}: ${message}`;
}

/** Thrown once, after all files are read, with everything that is wrong in them. */
export class ContentError extends Error {
	override readonly name = 'ContentError';
	readonly issues: readonly Issue[];

	constructor(issues: readonly Issue[]) {
		super(issues.map(formatIssue).join('\n'));
		this.issues = issues;
	}
}
