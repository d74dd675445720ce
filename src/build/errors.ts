/** System errors as one sentence for the person who runs a command. */
import { lstatSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** A system error: what was tried, and on which file. */
interface Refusal {
	readonly code: string;
	readonly syscall?: string;
	readonly path?: string;
	/** The target of a rename or a copy. */
	readonly dest?: string;
}

type Describe = (place: string, refusal: Refusal) => string;

const noRight: Describe = (place, { code, syscall, path, dest = path }) => {
	const call = syscall ? `${code} in ${syscall}` : code;
	const owner = dest ? ` ${ownership(dest).replace(place, 'It')}.` : '';
	// The system doesn't say which file in the folder cannot be removed.
	const rest = syscall === 'rm' ? ', and those of everything in it' : '';
	return `This user has no permission to use ${place} (${call}).${owner} Change its owner or its permissions${rest}.`;
};

const noSpace: Describe = (place, { code }) => `There is no space left for ${place} (${code}). Free some space.`;

const sentences: Readonly<Record<string, Describe>> = {
	EACCES: noRight,
	EPERM: noRight,
	EROFS: (place) => `The file system of ${place} is mounted read-only (EROFS). Mount it for writing.`,
	ENOSPC: noSpace,
	EDQUOT: noSpace,
	EEXIST: (place) => `Cannot create a folder at ${place} (EEXIST). Use another path.`,
	ENOTDIR: (place) => `Cannot create a folder at ${place} (ENOTDIR). Use another path.`,
	EMFILE: (place) => `Too many files are open for ${place} (EMFILE). Raise the limit with \`ulimit -n 1024\`.`,
	ENFILE: (place) => `The system has too many open files for ${place} (ENFILE). Raise its limit, \`fs.file-max\`.`,
};

/** Says who owns a path, or the nearest folder above it that exists: `` `/srv` belongs to root ``. */
export function ownership(path: string): string {
	try {
		const { uid } = lstatSync(path);
		return `\`${path}\` belongs to ${uid === 0 ? 'root' : `user ${uid}`}`;
	} catch {
		return ownership(dirname(resolve(path)));
	}
}

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
	const { code = '' } = error as NodeJS.ErrnoException;
	if (code in sentences) return error as unknown as Refusal;
	return refusalIn(error.cause);
}
