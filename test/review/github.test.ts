import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { GitHub } from '../../src/review/github/github.ts';
import { inTurn, json, type Reply, startSite } from '../client/scripted-site.ts';

const entry = z.looseObject({ id: z.int() });

const github = (api: string) => new GitHub({ api, repository: 'acme/board', token: 'ghs_secret', pause: 1 });

const path = '/repos/acme/board/issues?per_page=100';

describe('GitHub', () => {
	test('sends the token and the version that it knows', async () => {
		const seen: unknown[] = [];
		const reply: Reply = (response, { headers }) => {
			seen.push([headers.authorization, headers['x-github-api-version'], headers.accept]);
			response.end('[]');
		};
		await using site = await startSite({ '*': reply });
		await github(site.url).list('/issues', entry);
		expect(seen).toEqual([['Bearer ghs_secret', '2022-11-28', 'application/vnd.github+json']]);
	});

	test('reads every page', async () => {
		const next = (url: string): Reply => json([{ id: 1 }], 200, { link: `<${url}>; rel="next", <${url}>; rel="last"` });
		await using site = await startSite({
			[path]: (response, request) => next(`http://${request.headers.host}/page/2`)(response, request),
			'/page/2': json([{ id: 2 }]),
		});
		expect(await github(site.url).list('/issues', entry)).toEqual([{ id: 1 }, { id: 2 }]);
	});

	test('takes the token to no other host', async () => {
		await using other = await startSite({ '*': json([{ id: 2 }]) });
		await using site = await startSite({
			[path]: json([{ id: 1 }], 200, { link: `<${other.url}/page/2>; rel="next"` }),
			'/repos/acme/board/moved': json({}, 302, { location: `${other.url}/moved` }),
		});
		expect(await github(site.url).list('/issues', entry)).toEqual([{ id: 1 }]);
		await expect(github(site.url).get('/moved', entry)).rejects.toThrow('GitHub cannot be reached');
		expect(other.requests).toEqual([]);
	});

	test('ends where pages have no end', async () => {
		await using site = await startSite({
			'*': (response, request) => {
				const link = `<http://${request.headers.host}/again>; rel="next"`;
				response.writeHead(200, { link }).end('[{ "id": 1 }]');
			},
		});
		expect(await github(site.url).list('/issues', entry)).toHaveLength(40);
	});

	test('reads again after a failure for a moment, and changes nothing twice', async () => {
		const failing = inTurn(json({}, 502), json({}, 500), json([]));
		await using site = await startSite({ [path]: failing, '/repos/acme/board/issues': json({}, 500) });
		expect(await github(site.url).list('/issues', entry)).toEqual([]);
		await expect(github(site.url).send('POST', '/issues', {})).rejects.toThrow(
			'GitHub responds to `POST /repos/acme/board/issues` with 500. Try again later.',
		);
		expect(site.requests).toEqual([path, path, path, '/repos/acme/board/issues']);
	});

	test('says so when a response has another form', async () => {
		await using site = await startSite({ [path]: json({ id: 1 }) });
		await expect(github(site.url).list('/issues', entry)).rejects.toThrow(
			'GitHub responds to `/issues` with something else than its documentation says. Try again later.',
		);
	});

	test('prints what GitHub says without what steers a terminal', async () => {
		await using site = await startSite({ [path]: json({ message: 'No\u001b[31m' }, 422) });
		await expect(github(site.url).list('/issues', entry)).rejects.toThrow('with 422 (NoU+001B[31m).');
	});
});
