import { isDeepStrictEqual } from 'node:util';
import type { MemberChange } from './api-diff.ts';
import type { Members } from './api-state.ts';

/** @param except - Members that are compared elsewhere. */
export function compareMembers(before: Members, after: Members, except: readonly string[] = []): MemberChange[] {
	const names = new Set([...Object.keys(before), ...Object.keys(after)]);
	return [...names].flatMap((member): MemberChange[] => {
		if (except.includes(member) || isDeepStrictEqual(before[member], after[member])) return [];
		return [
			{
				member,
				...(before[member] !== undefined && { before: before[member] }),
				...(after[member] !== undefined && { after: after[member] }),
			},
		];
	});
}
