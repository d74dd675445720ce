/** Makes a verified build the one that is served, in one step that cannot be seen half done. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { bootId } from './boot-id.ts';
import { BuildError } from './build-error.ts';
import { copyFolder } from './copy-folder.ts';
import { syncFolder } from './durable.ts';
import { acquireLock } from './lock.ts';
import { makeFolder } from './make-folder.ts';
import { manifestPath } from './manifest-path.ts';
import { isWhole } from './release-damage.ts';
import { defaultReleases, findReleases, lockOf, type Output, outputAt } from './release-folders.ts';
import { switchFolder, switchLink } from './switch-link.ts';
import { writeRecord } from './verification-record.ts';

export interface PublishOptions {
	/** The build, which has been verified. */
	readonly folder: string;
	/** Absolute path at which it appears. */
	readonly out: string;
	/** The checkout; an output other than its `dist` gets a copy. */
	readonly root: string;
	/** Whether the output is a plain folder, for hosts that upload it, instead of a link. */
	readonly plain: boolean;
	/** SHA-256 of the content of which it was built. */
	readonly content: string;
	/** SHA-256 of everything of which it was built, where that is known. */
	readonly inputs?: string;
	/** The setting with which it was built, where that is known. */
	readonly extras?: string;
	readonly baseUrl: string;
}

/**
 * @throws {BuildError} when something that is no build stands at the output path. {@link checkOutput} tells before.
 */
export async function publish(options: PublishOptions): Promise<void> {
	const { folder, out, root } = options;
	checkOutput(out, root);
	makeFolder(dirname(out));
	const output = outputAt(out, root);
	if (options.plain) return publishFolder(options, output);
	if (output.releases === defaultReleases(root)) return publishLink(options, output, folder);
	makeFolder(output.releases);
	// Builds of another checkout may have the same output.
	const leave = await acquireLock(lockOf(output));
	const { free } = findReleases(output);
	try {
		copy(folder, free);
		publishLink(options, output, free);
	} finally {
		// What is left of a copy that went wrong would keep the disk full.
		if (findReleases(output).live !== free) rmSync(free, { recursive: true, force: true });
		leave();
	}
}

/** @throws {BuildError} when something stands at the output path that no build has made. */
export function checkOutput(out: string, root: string): void {
	const { releases } = outputAt(out, root);
	const stat = statSync(out, { throwIfNoEntry: false });
	if (!stat) return;
	if (stat.isDirectory()) {
		const isRelease = [existsSync(join(out, manifestPath)), findReleases({ link: out, releases }).live].some(Boolean);
		if (isRelease || readdirSync(out).length === 0) return;
	}
	throw new BuildError(
		`\`${out}\` exists and is not the output of a build. Set \`OUT_DIR\` to another path, or move it away.`,
	);
}

/** The mark names the release before, so that one rename replaces both what is live and what a rollback leads to. */
function publishLink({ content, inputs, extras, baseUrl }: PublishOptions, output: Output, release: string): void {
	const { live, previous } = findReleases(output);
	const whole = [live, previous].find((folder) => folder && isWhole(folder));
	syncFolder(release);
	writeRecord(release, {
		content,
		inputs: inputs ?? null,
		extras: extras ?? null,
		base_url: baseUrl,
		verified_at: new Date().toISOString(),
		boot: bootId(),
		previous: whole === undefined ? null : basename(whole),
		withdrawn: null,
	});
	switchLink(output.link, release);
}

function publishFolder({ folder, out, root }: PublishOptions, { releases }: Output): void {
	if (releases === defaultReleases(root)) {
		switchFolder(out, folder);
		return;
	}
	const release = `${out}.next`;
	try {
		copy(folder, release);
		switchFolder(out, release);
	} finally {
		rmSync(release, { recursive: true, force: true });
	}
	rmSync(releases, { recursive: true, force: true });
}

/** A rename would end at the file system. */
function copy(folder: string, target: string): void {
	rmSync(target, { recursive: true, force: true });
	copyFolder(folder, target);
}
