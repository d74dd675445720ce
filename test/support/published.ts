import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** The folder that the release under test publishes. */
const publishedFolder = (): string => join(inject('release'), 'client');

/** The texts of published files, by a pattern of their paths. */
export const published = (pattern: string): string[] =>
	globSync(pattern, { cwd: publishedFolder() }).map((path) => readFileSync(join(publishedFolder(), path), 'utf8'));
