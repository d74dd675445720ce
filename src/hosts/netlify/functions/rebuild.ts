/** Requests a build from Netlify at the beginning of each day, because weeks begin and end with the date of the build. */

/** A scheduled function may run for 30 seconds. */
const timeoutMilliseconds = 20_000;

/**
 * @throws {Error} when there is no build hook, or it responds with anything but success. Netlify logs it and counts the
 * run as failed. The message does not hold the address of the hook, with which anyone could start builds.
 */
export default async function rebuild(): Promise<Response> {
	const hook = URL.parse(process.env['BUILD_HOOK_URL'] ?? '');
	// With user information, `fetch` would refuse it and repeat it in the message.
	if (!hook || !/^https?:$/.test(hook.protocol) || hook.username || hook.password) {
		throw new Error('Cannot rebuild without `BUILD_HOOK_URL`: set it to the address of a build hook of this site.');
	}
	const response = await fetch(hook, {
		method: 'POST',
		body: '{}',
		headers: { 'Content-Type': 'application/json' },
		signal: AbortSignal.timeout(timeoutMilliseconds),
	});
	await response.body?.cancel();
	if (!response.ok)
		throw new Error(`Cannot rebuild: the build hook responds with ${response.status}. Check \`BUILD_HOOK_URL\`.`);
	return new Response(null, { status: 204 });
}
