/** Makes a finished build the one that is served, in one step that cannot be seen half done. */
import {
	cpSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { BuildError } from './build-error.ts';
import { manifestPath } from './manifest.ts';
import { defaultOutput, workplaceOf } from './workplace.ts';

export interface PublishOptions {
	/** The finished build. */
	readonly folder: string;
	/** Absolute path at which it appears. */
	readonly out: string;
	/** The checkout; an output other than its `dist` gets a copy. */
	readonly root: string;
	/** Whether the output is a plain folder, for hosts that upload it, instead of a link. */
	readonly plain: boolean;
}

/**
 * @throws {BuildError} when something that is no build stands at the output path. {@link checkOutput} tells before.
 */
export function publish({ folder, out, root, plain }: PublishOptions): void {
	checkOutput(out, root);
	mkdirSync(dirname(out), { recursive: true });
	const release = out === defaultOutput(root) ? folder : copyBeside(folder, out);
	if (plain) publishFolder(release, out);
	else publishLink(release, out);
	if (plain && release !== folder) rmSync(releasesBeside(out), { recursive: true, force: true });
}

/** @throws {BuildError} when something stands at the output path that no build has made. */
export function checkOutput(out: string, root: string): void {
	if (!relative(workplaceOf(root), out).startsWith('..')) {
		throw new BuildError(`\`${out}\` lies where builds are made. Set \`OUT_DIR\` to another path.`);
	}
	const stat = statSync(out, { throwIfNoEntry: false });
	if (!stat) return;
	if (stat.isDirectory() && (readdirSync(out).length === 0 || existsSync(join(out, manifestPath)))) return;
	throw new BuildError(
		`\`${out}\` exists and is not the output of a build. Set \`OUT_DIR\` to another path, or move it away.`,
	);
}

/** A rename replaces the link at once: readers see the release before or the one after. */
function publishLink(folder: string, out: string): void {
	const next = `${out}.next`;
	rmSync(next, { force: true });
	symlinkSync(relative(realpathSync(dirname(out)), realpathSync(folder)), next);
	moveFolderAway(out);
	renameSync(next, out);
	rmSync(formerOf(out), { recursive: true, force: true });
}

function publishFolder(folder: string, out: string): void {
	if (lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(out);
	moveFolderAway(out);
	renameSync(folder, out);
	rmSync(formerOf(out), { recursive: true, force: true });
}

/** Nothing replaces a folder that has files, so the one before steps aside first. */
function moveFolderAway(out: string): void {
	if (!lstatSync(out, { throwIfNoEntry: false })?.isDirectory()) return;
	rmSync(formerOf(out), { recursive: true, force: true });
	renameSync(out, formerOf(out));
}

const formerOf = (out: string): string => `${out}.former`;

/** Two folders beside the output take turns, as they do in the checkout. Copies, since a rename ends at a file system. */
function copyBeside(folder: string, out: string): string {
	const releases = releasesBeside(out);
	mkdirSync(releases, { recursive: true });
	const live = existsSync(out) ? realpathSync(out) : undefined;
	const [a, b] = [join(releases, 'a'), join(releases, 'b')];
	const target = existsSync(a) && realpathSync(a) === live ? b : a;
	rmSync(target, { recursive: true, force: true });
	cpSync(folder, target, { recursive: true });
	return target;
}

const releasesBeside = (out: string): string => join(dirname(out), `.${basename(out)}-releases`);
