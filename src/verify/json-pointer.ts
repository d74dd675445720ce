/** RFC 6901. */
export function escapePointer(member: string): string {
	return member.replaceAll('~', '~0').replaceAll('/', '~1');
}
