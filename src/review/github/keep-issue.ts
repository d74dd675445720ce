import { z } from 'zod';
import type { GitHub } from './github.ts';

const issue = z.looseObject({
	number: z.int().min(1),
	body: z.string().nullish(),
	user: z.looseObject({ login: z.string() }).nullable(),
	pull_request: z.unknown().optional(),
});

export interface KeptIssue {
	readonly bot: string;
	/** With which its text begins. */
	readonly marker: string;
	readonly title: string;
	/** `undefined` when there is nothing left to say. */
	readonly body: string | undefined;
}

/** Keeps one open issue of the bot up to date, or closes it. @returns What was done, in a sentence. */
export async function keepIssue(github: GitHub, { bot, marker, title, body }: KeptIssue): Promise<string> {
	const open = await github.list(`/issues?state=open&creator=${encodeURIComponent(bot)}`, issue);
	const own = open.find((each) => !each.pull_request && each.user?.login === bot && each.body?.startsWith(marker));
	if (!own) {
		if (body === undefined) return 'No issue is open, and none is needed.';
		await github.send('POST', '/issues', { title, body });
		return 'An issue was opened.';
	}
	const path = `/issues/${own.number}`;
	if (body === undefined) {
		await github.send('PATCH', path, { state: 'closed', state_reason: 'completed' });
		return `Issue ${own.number} was closed.`;
	}
	if (own.body?.replaceAll('\r\n', '\n').trimEnd() === body.trimEnd()) return `Issue ${own.number} says so already.`;
	await github.send('PATCH', path, { body });
	return `Issue ${own.number} was updated.`;
}
