import { z } from 'zod';
import type { GitHub } from './github.ts';

const comment = z.looseObject({
	id: z.int().min(1),
	body: z.string().nullish(),
	user: z.looseObject({ login: z.string() }).nullable(),
});

/**
 * Keeps one comment up to date: the first one of the bot that begins with the marker. A marker in someone else's comment
 * counts for nothing.
 *
 * @param body - Begins with the marker.
 */
export async function keepComment(
	github: GitHub,
	{ number, bot, marker, body }: { number: number; bot: string; marker: string; body: string },
): Promise<'created' | 'updated' | 'unchanged'> {
	const comments = await github.list(`/issues/${number}/comments`, comment);
	const own = comments.find((each) => each.user?.login === bot && each.body?.startsWith(marker));
	if (!own) {
		await github.send('POST', `/issues/${number}/comments`, { body });
		return 'created';
	}
	// GitHub may write line ends in its own way.
	if (own.body?.replaceAll('\r\n', '\n').trimEnd() === body.trimEnd()) return 'unchanged';
	await github.send('PATCH', `/issues/comments/${own.id}`, { body });
	return 'updated';
}
