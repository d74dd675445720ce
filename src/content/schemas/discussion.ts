/** The page where readers discuss a launch: what the `discussion_url` of its front matter names. */

/** An issue or a discussion of a repository on github.com, where readers vote and comment. */
export interface GitHubThread {
	readonly owner: string;
	readonly repository: string;
	readonly kind: 'issue' | 'discussion';
	readonly number: number;
}

/** Numbers of GraphQL have 32 bits. */
const threadPattern =
	/^https?:\/\/(?:www\.)?github\.com\/([\w-]{1,39})\/([\w.-]{1,100})\/(issue|discussion)s\/([1-9]\d{0,8})\/?(?:[?#].*)?$/i;

/** @returns `undefined` for any other page. */
export function gitHubThread(url: string): GitHubThread | undefined {
	const [, owner, repository, kind, number] = threadPattern.exec(url) ?? [];
	if (!owner || !repository || !kind) return undefined;
	return { owner, repository, kind: kind.toLowerCase() === 'issue' ? 'issue' : 'discussion', number: Number(number) };
}

/** Whether two addresses name one thread. GitHub does not distinguish upper and lower case. */
export const isSameThread = (a: string, b: string): boolean =>
	JSON.stringify(gitHubThread(a.toLowerCase())) === JSON.stringify(gitHubThread(b.toLowerCase()));
