import { readFileSync, statSync } from 'node:fs';
import type { Issue } from '../../content/issue.ts';
import { codeFrame, type FrameLine } from './code-frame.ts';

/** No file of the content is longer. */
const maximumBytes = 262_144;

/** The lines around an issue; none where it concerns the whole file, or one that is no text or has gone. */
export function readFrame(issue: Issue): FrameLine[] {
	if (issue.field === 'file') return [];
	try {
		if (statSync(issue.path).size > maximumBytes) return [];
		return codeFrame(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(issue.path)), issue);
	} catch {
		return [];
	}
}
