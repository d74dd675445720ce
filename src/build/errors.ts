/** Errors whose message is one sentence for the person who runs a command. */

/** A reason why a build cannot continue, other than a setting or the content. The message is one sentence. */
export class BuildError extends Error {
	override readonly name = 'BuildError';
}

/** Something is wrong with a deployed site. The message is one sentence. */
export class StatusError extends Error {
	override readonly name = 'StatusError';
}

/** A system error: what was tried, and on which file. */
interface Refusal {
	readonly code: string;
	readonly syscall?: string;
	readonly path?: string;
	/** The target of a rename or a copy. */
	readonly dest?: string;
}

type Describe = (place: string, refusal: Refusal) => string;

const noRight: Describe = (place, { code, syscall }) =>
	`This user has no permission to use ${place} (${code}${syscall ? ` in ${syscall}` : ''}). Change its owner or its permissions.`;

const noSpace: Describe = (place, { code }) => `There is no space left for ${place} (${code}). Free some space.`;

const sentences: Readonly<Record<string, Describe>> = {
	EACCES: noRight,
	EPERM: noRight,
	EROFS: (place) => `The file system of ${place} is mounted read-only (EROFS). Mount it for writing.`,
	ENOSPC: noSpace,
	EDQUOT: noSpace,
	ENOTDIR: (place) => `Cannot create a folder at ${place} (ENOTDIR). Use another path.`,
	EMFILE: (place) => `Too many files are open for ${place} (EMFILE). Raise the limit with \`ulimit -n 1024\`.`,
};

/**
 * One sentence with the path and the remedy, when an error is, or was caused by, a missing right, a full disk, or too
 * many open files; `undefined` for every other error.
 */
export function systemErrorMessage(error: unknown): string | undefined {
	const refusal = refusalIn(error);
	if (!refusal) return undefined;
	const path = refusal.dest ?? refusal.path;
	return sentences[refusal.code]?.(path === undefined ? 'a file' : `\`${path}\``, refusal);
}

function refusalIn(error: unknown): Refusal | undefined {
	if (!(error instanceof Error)) return undefined;
	const { code } = error as { code?: unknown };
	if (typeof code === 'string' && code in sentences) return error as unknown as Refusal;
	return refusalIn(error.cause);
}
