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
	symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { BuildError } from './build-error.ts';
import { manifestPath } from './manifest.ts';

export interface PublishOptions {
	/** The finished build. */
	readonly folder: string;
	/** Absolute path at which it appears. */
	readonly out: string;
	/** The checkout; an output elsewhere gets a copy. */
	readonly root: string;
	/** Whether the output is a plain folder, for hosts that upload it, instead of a link. */
	readonly plain: boolean;
}

/**
 * @throws {BuildError} when something that is no build stands at the output path. {@link checkOutput} tells before.
 */
export function publish({ folder, out, root, plain }: PublishOptions): void {
	checkOutput(out);
	if (plain) return publishFolder(folder, out);
	const inside = !relative(root, out).startsWith('..');
	publishLink(inside ? folder : copyBeside(folder, out), out);
}

/** @throws {BuildError} when a folder stands at the output path that no build has made. */
export function checkOutput(out: string): void {
	const stat = lstatSync(out, { throwIfNoEntry: false });
	if (!stat || stat.isSymbolicLink()) return;
	if (stat.isDirectory() && (readdirSync(out).length === 0 || existsSync(join(out, manifestPath)))) return;
	throw new BuildError(`\`${out}\` exists and is not the output of a build. Set \`OUT_DIR\` to another path, or move it away.`);
}

/** A rename replaces the link at once: readers see the release before or the one after. */
function publishLink(folder: string, out: string): void {
	const next = `${out}.next`;
	rmSync(next, { force: true });
	symlinkSync(relative(dirname(out), folder), next);
	const former = moveFolderAway(out);
	renameSync(next, out);
	if (former) rmSync(former, { recursive: true });
}

function publishFolder(folder: string, out: string): void {
	if (lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(out);
	const former = moveFolderAway(out);
	mkdirSync(dirname(out), { recursive: true });
	renameSync(folder, out);
	if (former) rmSync(former, { recursive: true });
}

/** A link cannot replace a folder, so a folder from an earlier kind of build steps aside first. */
function moveFolderAway(out: string): string | undefined {
	if (!lstatSync(out, { throwIfNoEntry: false })?.isDirectory()) return undefined;
	const former = `${out}.former`;
	rmSync(former, { recursive: true, force: true });
	renameSync(out, former);
	return former;
}

/** Two folders beside the output take turns, as they do in the checkout. */
function copyBeside(folder: string, out: string): string {
	const releases = join(dirname(out), `.${basename(out)}-releases`);
	mkdirSync(releases, { recursive: true });
	const live = existsSync(out) ? realpathSync(out) : undefined;
	const target = ['a', 'b'].map((name) => join(releases, name)).find((path) => path !== live) ?? join(releases, 'a');
	rmSync(target, { recursive: true, force: true });
	cpSync(folder, target, { recursive: true });
	return target;
}
