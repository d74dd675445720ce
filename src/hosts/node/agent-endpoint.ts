/** The doors for agents on node:http: a bounded body is read here, and the function answers that answers on every host. */
import { maximumBodyBytes, refuseUnread } from '../../agents/guard.ts';
import type { Answer } from '../../http/answer.ts';
import type { Ask } from '../../http/ask.ts';
import { doors } from '../../routes/paths.ts';
import { plainPath, query } from '../../routes/route.ts';
import type { Exchange } from './exchange.ts';
import { answerOf, withTransport } from './http-message.ts';
import type { Release } from './release.ts';

/** @throws {BodyFailure} when the body does not come. @throws {RequestAborted} when the client leaves. */
export async function endpointAnswer(
	{ assets, baseUrl }: Release,
	ask: Ask,
	exchange: Exchange,
	onError: (error: unknown) => void,
): Promise<Answer | undefined> {
	const { method } = ask;
	const path = doors.find((door) => door === plainPath(ask.target));
	if (path === undefined) return undefined;
	const search = query(ask.target);
	const url = `${baseUrl}${path}${search && `?${search}`}`;
	const headers = headersOf(exchange);
	const refused = refuseUnread({ method, headers, url }, baseUrl);
	if (refused) return withTransport(await answerOf(refused), baseUrl);
	const body = method === 'POST' ? await exchange.body(maximumBodyBytes) : null;
	const request = new Request(url, { method, headers, body });
	// Loaded with the first request, and once for all releases.
	const { openDoor } = await import('../../agents/door.ts');
	return answerOf(await openDoor(path, request, assets, { onError }));
}

function headersOf({ request }: Exchange): Headers {
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers))
		if (value !== undefined) headers.set(name, String(value));
	// The authority of a target in absolute form stands above the header (RFC 9112 section 3.2.2).
	const [, authority] = /^https?:\/\/([^/?#]*)/i.exec(request.url ?? '') ?? [];
	if (authority !== undefined) headers.set('host', authority);
	return headers;
}
