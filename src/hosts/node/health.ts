/** `/health`: what a server says of itself, for monitors. It has no paths, no addresses and nothing that is not published. */
import type { Rebuilder, RebuildFailure } from '../../build/rebuilder.ts';
import { counted } from '../../contract/text.ts';
import type { HttpResponse } from '../../http/response.ts';
import { softwareVersion } from '../../places.ts';
import type { ServedRelease } from './release.ts';

export interface HealthPorts {
	readonly release: () => ServedRelease;
	/** `undefined` when this server does not rebuild. */
	readonly rebuilder: () => Pick<Rebuilder, 'failure'> | undefined;
	/** Whether the store of the rate limit replies; `undefined` without a store. */
	readonly isConnected: (() => Promise<boolean>) | undefined;
}

/** @returns Makes the response. It is 503 while the server ends, so that a load balancer sends it no more requests. */
export function healthOf({ release, rebuilder, isConnected }: HealthPorts) {
	const software = softwareVersion();
	return async (draining: boolean): Promise<HttpResponse> => {
		const { id, status } = release();
		const store = isConnected ? ((await isConnected()) ? 'connected' : 'away') : 'memory';
		const failed = rebuilder()?.failure;
		const health = {
			status: draining ? 'ending' : 'ok',
			software,
			release: id,
			built_at: status?.built_at,
			valid_until: status?.valid_until,
			last_week_ends_on: status?.last_week_ends_on,
			rebuild: { state: failed ? 'failed' : rebuilder() ? 'ok' : 'off', since: failed?.since, issues: failed?.issues },
			limiter: store,
			problems: [failed && sentenceOf(failed), store === 'away' && away].filter((problem) => problem),
		};
		const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
		return { status: draining ? 503 : 200, headers, body: `${JSON.stringify(health)}\n` };
	};
}

const away = "The store of the rate limit doesn't reply, so this server counts requests on its own. The log says why.";

/** What a build has printed may name files of this machine, so it is only in the log. */
function sentenceOf({ reason, since, issues }: RebuildFailure): string {
	const what = {
		content: 'Building changed content',
		date: 'The build for a new date',
		check: 'The check for the next date',
	};
	const why = issues > 0 ? `The content has ${counted(issues, 'issue')}: run \`npm run check\`.` : 'The log says why.';
	return `${what[reason]} has failed since ${since}. ${why}`;
}
