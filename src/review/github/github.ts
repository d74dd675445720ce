/** As much of the REST API of GitHub as reviews need, with one sentence for whatever goes wrong. */
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { excerpt } from '../../content/schemas/text.ts';
import { ReviewError } from '../review-error.ts';

export interface GitHubOptions {
	/** Without a slash at its end. */
	readonly api: string;
	/** `owner/name`. */
	readonly repository: string;
	readonly token: string;
	/** Milliseconds before a request is sent once more; each further one waits twice as long. */
	readonly pause?: number;
}

interface GitHubResponse {
	readonly status: number;
	readonly data: unknown;
	readonly next: string | undefined;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Of a hundred entries each. */
const maximumPages = 40;
const attempts = 3;
const milliseconds = 30_000;
const maximumBytes = 16 * 1_048_576;

export class GitHub {
	readonly #options: GitHubOptions;

	constructor(options: GitHubOptions) {
		this.#options = options;
	}

	/** @param path - Below the repository, such as `/issues/1/comments`. */
	async get<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
		const { data } = await this.#request('GET', this.#url(path));
		return this.#checked(schema, data, path);
	}

	/** Every entry of a list, page by page. */
	async list<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>[]> {
		const entries: z.output<Schema>[] = [];
		let url: string | undefined = this.#url(`${path}${path.includes('?') ? '&' : '?'}per_page=100`);
		for (let page = 0; url !== undefined && page < maximumPages; page++) {
			const { data, next } = await this.#request('GET', url);
			entries.push(...this.#checked(z.array(schema), data, path));
			url = next;
		}
		return entries;
	}

	async send(method: Exclude<Method, 'GET'>, path: string, body?: object): Promise<void> {
		await this.#request(method, this.#url(path), body);
	}

	#url(path: string): string {
		return `${this.#options.api}/repos/${this.#options.repository}${path}`;
	}

	#checked<Schema extends z.ZodType>(schema: Schema, data: unknown, path: string): z.output<Schema> {
		const result = schema.safeParse(data);
		if (result.success) return result.data;
		throw new ReviewError(
			`GitHub responds to \`${path}\` with something else than its documentation says. Try again later.`,
		);
	}

	async #request(method: Method, url: string, body?: object): Promise<GitHubResponse> {
		const { pause = 1_000 } = this.#options;
		for (let attempt = 1; ; attempt++) {
			const response = await this.#send(method, url, body);
			if (response.status < 300) return response;
			// Only what changes nothing may be sent twice.
			const mayRepeat = method === 'GET' && attempt < attempts && (response.status >= 500 || response.status === 429);
			if (!mayRepeat) throw this.#failure(method, url, response);
			await setTimeout(pause * 2 ** (attempt - 1));
		}
	}

	async #send(method: Method, url: string, body?: object): Promise<GitHubResponse & { readonly wait?: string }> {
		const { token, api } = this.#options;
		try {
			const response = await fetch(url, {
				method,
				redirect: 'error',
				headers: {
					Accept: 'application/vnd.github+json',
					Authorization: `Bearer ${token}`,
					'X-GitHub-Api-Version': '2022-11-28',
					'User-Agent': 'launch-catalog',
					...(body && { 'Content-Type': 'application/json' }),
				},
				...(body && { body: JSON.stringify(body) }),
				signal: AbortSignal.timeout(milliseconds),
			});
			const text = await response.text();
			if (text.length > maximumBytes) throw new ReviewError('GitHub responds with more than 16 MiB. Try again later.');
			const next = nextOf(response.headers.get('link'));
			const isLimit = response.headers.get('x-ratelimit-remaining') === '0' || response.headers.has('retry-after');
			return {
				status: response.status === 403 && isLimit ? 429 : response.status,
				data: parse(text),
				// The token goes to no other host.
				next: next?.startsWith(`${api}/`) ? next : undefined,
			};
		} catch (error) {
			if (error instanceof ReviewError || !(error instanceof Error)) throw error;
			if (error.name === 'TimeoutError') {
				throw new ReviewError(`GitHub does not respond within ${milliseconds / 1_000} seconds. Try again later.`);
			}
			const reason = error.cause instanceof Error ? error.cause : error;
			const code = 'code' in reason ? String(reason.code) : reason.message;
			throw new ReviewError(`GitHub cannot be reached at \`${api}\`: ${excerpt(code)}. Try again later.`);
		}
	}

	#failure(method: Method, url: string, { status, data }: GitHubResponse): ReviewError {
		const path = url.slice(this.#options.api.length);
		const said = message.safeParse(data).data?.message;
		const reason = said === undefined ? '' : ` (${excerpt(said)})`;
		return new ReviewError(`GitHub responds to \`${method} ${path}\` with ${status}${reason}. ${remedyOf(status)}`);
	}
}

const message = z.looseObject({ message: z.string() });

function remedyOf(status: number): string {
	if (status === 401) return 'Set `GITHUB_TOKEN` to a token that is valid.';
	if (status === 403 || status === 404) return 'Give the job the permission that the workflow names.';
	if (status === 429) return 'Its limit of requests is reached: run the job again in an hour.';
	return status >= 500 ? 'Try again later.' : 'This is a mistake of this command: report it.';
}

/** The address behind `rel="next"` (RFC 8288). */
const nextOf = (link: string | null): string | undefined => /<([^<>]*)>; rel="next"/.exec(link ?? '')?.[1];

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
