/** Why a build was started, checked again once it holds the lock: another server on this folder may have built meanwhile. */

import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ContentFolder, contentFolders } from '../content/content-folder.ts';
import { whileListed } from '../content/read-content.ts';
import { historyName, siteName, synonymsName } from '../content/read-single-files.ts';
import { findDamage } from './manifest.ts';
import { findReleases, type Output, readRecord } from './releases.ts';
import { isOutdated, readLiveStatus } from './status.ts';

/** A person asks, content has changed, the date has passed what is live, or what is live is damaged. */
export const buildReasons = ['always', 'content', 'date', 'damage'] as const;

export type BuildReason = (typeof buildReasons)[number];

/**
 * @param content - SHA-256 of the present content.
 * @returns A sentence when there is no reason to build left.
 */
export function reasonNotToBuild(reason: BuildReason, output: Output, content: string): string | undefined {
	const { live } = findReleases(output);
	const mark = live && readRecord(live);
	if (reason === 'always' || !mark) return undefined;
	if (reason === 'damage') return findDamage(live) ? undefined : 'The live release is whole.';
	const status = readLiveStatus(output.link);
	if (!status) return undefined;
	const outdated = isOutdated(status, Date.now());
	if (reason === 'content') {
		return mark.content === content && !outdated ? 'The live release has this content.' : undefined;
	}
	if (!outdated) return 'The live release is not outdated.';
	if (mark.withdrawn === content) {
		return 'This content was rolled back. Change it, or run `npm run build` to publish it all the same.';
	}
	return undefined;
}

/**
 * SHA-256 of every file that a build reads from the content folder. Equal for equal content; a file that is renamed,
 * touched or hidden counts as its path and bytes do.
 */
export function hashContent(contentDir: string, place = new ContentFolder(contentDir)): string {
	for (const name of [siteName, historyName, synonymsName, ...contentFolders]) {
		if (!existsSync(join(contentDir, name))) continue;
		for (const source of filesAt(contentDir, name)) {
			whileListed(() => place.read({ source, file: resolve(contentDir, source) }));
		}
	}
	return place.hash();
}

/** Plain files at a path or below it; the content check reports everything else. */
function filesAt(contentDir: string, path: string): string[] {
	const visit = (name: string): string[] =>
		readdirSync(join(contentDir, name), { withFileTypes: true })
			// A name that is not UTF-8 leads nowhere.
			.filter((entry) => !entry.name.startsWith('.') && !entry.name.includes('\ufffd'))
			.flatMap((entry) => {
				const child = `${name}/${entry.name}`;
				return entry.isDirectory() ? visit(child) : entry.isFile() ? [child] : [];
			});
	return contentFolders.includes(path) ? visit(path) : [path];
}
