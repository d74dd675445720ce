/** What the operating system refuses, as a sentence for the person who can change it. */

/** Of a system error: what was tried, and on which file. */
interface SystemError extends Error {
	readonly code: string;
	readonly syscall?: string;
	readonly path?: string;
	readonly dest?: string;
}

type Describe = (place: string, error: SystemError) => string;

const noRight: Describe = (place, { code, syscall }) =>
	`This user has no right to use ${place} (${code}${syscall ? ` in ${syscall}` : ''}). Give it the right, or set \`OUT_DIR\` to a folder that it can write to.`;

const noSpace: Describe = (place, { code }) =>
	`There is no space left for ${place} (${code}). Free some, or set \`OUT_DIR\` to a folder on another disk.`;

const noFiles: Describe = (place, { code }) =>
	`Too many files are open for ${place} (${code}). Raise the limit with \`ulimit -n 1024\`.`;

const sentences: Readonly<Record<string, Describe>> = {
	EACCES: noRight,
	EPERM: noRight,
	EROFS: (place) =>
		`The file system of ${place} is mounted for reading only (EROFS). Mount it for writing, or set \`OUT_DIR\` to another folder.`,
	ENOSPC: noSpace,
	EDQUOT: noSpace,
	EMFILE: noFiles,
	ENFILE: noFiles,
};

/**
 * One sentence with the path and the remedy, when an error is, or was caused by, a missing right, a full disk, or too
 * many open files; `undefined` for every other error.
 */
export function systemSentence(error: unknown): string | undefined {
	const found = systemErrorOf(error);
	if (!found) return undefined;
	const path = found.dest ?? found.path;
	return sentences[found.code]?.(path === undefined ? 'a file' : `\`${path}\``, found);
}

function systemErrorOf(error: unknown): SystemError | undefined {
	if (!(error instanceof Error)) return undefined;
	if ('code' in error && typeof error.code === 'string' && error.code in sentences) return error as SystemError;
	return systemErrorOf(error.cause);
}
