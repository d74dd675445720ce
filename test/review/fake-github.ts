/** GitHub, as far as reviews know it: it keeps comments, labels and issues, and tells what was requested. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as readJson } from 'node:stream/consumers';

export const repository = 'acme/board';
export const bot = 'github-actions[bot]';
export const token = 'ghs_secret';

interface Comment {
	readonly id: number;
	readonly user: { readonly login: string } | null;
	body: string;
}

export interface Issue {
	readonly number: number;
	readonly user: { readonly login: string };
	readonly pull_request?: object;
	body: string;
	state: 'open' | 'closed';
}

export interface GitHubState {
	readonly pulls: readonly object[];
	readonly files: readonly {
		readonly filename: string;
		readonly status: string;
		readonly previous_filename?: string;
	}[];
	readonly comments: Comment[];
	readonly issues: Issue[];
	labels: string[];
}

interface Failure {
	readonly status: number;
	readonly headers?: Readonly<Record<string, string>>;
}

export interface FakeGitHub extends AsyncDisposable {
	readonly api: string;
	/** `GET /repos/acme/board/pulls?…`, in order. */
	readonly requests: readonly string[];
	readonly state: GitHubState;
	/** What the next requests get instead, in order; nothing for those that succeed. */
	readonly failures: (Failure | undefined)[];
}

export const emptyGitHub = (): GitHubState => ({ pulls: [], files: [], comments: [], issues: [], labels: [] });

/** Entries of a page, fewer than those of GitHub, so that a few are several pages. */
const perPage = 2;

export async function startGitHub(state: GitHubState): Promise<FakeGitHub> {
	const requests: string[] = [];
	const failures: (Failure | undefined)[] = [];
	const server = createServer(async (request, response) => {
		requests.push(`${request.method} ${request.url}`);
		const failure = failures.shift();
		if (failure) send(response, { message: `Failed with ${failure.status}` }, failure.status, failure.headers);
		else if (request.headers.authorization !== `Bearer ${token}`) send(response, { message: 'Bad credentials' }, 401);
		else await respond(state, request, response);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	return {
		api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		requests,
		state,
		failures,
		[Symbol.asyncDispose]: async () => {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}

async function respond(state: GitHubState, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const url = new URL(request.url ?? '', `http://${request.headers.host}`);
	const path = url.pathname.replace(`/repos/${repository}`, '');
	const body = request.method === 'GET' ? {} : ((await readJson(request).catch(() => ({}))) as Record<string, string>);
	const page = (entries: readonly unknown[]) => {
		const number = Number(url.searchParams.get('page') ?? 1);
		const next = new URL(url);
		next.searchParams.set('page', String(number + 1));
		const hasNext = entries.length > number * perPage;
		const link = `<${next.href}>; rel="next", <${url.href}>; rel="first"`;
		send(response, entries.slice((number - 1) * perPage, number * perPage), 200, hasNext ? { link } : {});
	};
	const [, kind = '', id = '', part = ''] = path.split('/');
	switch (
		`${request.method} /${kind}${/^\d+$/.test(id) ? '/N' : id ? `/${id}` : ''}${part ? `/${/^\d+$/.test(part) ? 'N' : part}` : ''}`
	) {
		case 'GET /pulls':
			return page(state.pulls);
		case 'GET /pulls/N/files':
			return page(state.files);
		case 'GET /issues/N/comments':
			return page(state.comments);
		case 'POST /issues/N/comments':
			state.comments.push({ id: 900 + state.comments.length, user: { login: bot }, body: body['body'] ?? '' });
			return send(response, {}, 201);
		case 'PATCH /issues/comments/N': {
			const comment = state.comments.find((each) => each.id === Number(part));
			if (comment) comment.body = body['body'] ?? '';
			return send(response, {});
		}
		case 'POST /issues/N/labels':
			state.labels.push(...(body as unknown as { labels: string[] }).labels);
			return send(response, []);
		case 'DELETE /issues/N/labels': {
			const label = decodeURIComponent(path.split('/')[4] ?? '');
			state.labels = state.labels.filter((each) => each !== label);
			return send(response, []);
		}
		case 'GET /issues':
			return page(state.issues.filter((issue) => issue.state === 'open'));
		case 'POST /issues':
			state.issues.push({
				number: 50 + state.issues.length,
				user: { login: bot },
				body: body['body'] ?? '',
				state: 'open',
			});
			return send(response, {}, 201);
		case 'PATCH /issues/N': {
			const issue = state.issues.find(({ number }) => number === Number(id));
			if (issue) Object.assign(issue, body);
			return send(response, {});
		}
		default:
			return send(response, { message: 'Not Found' }, 404);
	}
}

function send(
	response: ServerResponse,
	body: unknown,
	status = 200,
	headers: Readonly<Record<string, string>> = {},
): void {
	response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
