import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import rebuild, { config } from '../../../netlify/functions/rebuild.ts';

const hook = 'https://api.netlify.example/build_hooks/secret';
const asked: Request[] = [];
let status: number;

beforeEach(() => {
	status = 200;
	asked.length = 0;
	vi.stubEnv('BUILD_HOOK_URL', hook);
	vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
		asked.push(new Request(...given));
		return new Response('Accepted', { status });
	});
});
afterEach(() => void vi.unstubAllGlobals());

describe('the scheduled function', () => {
	test('posts to the build hook at the beginning of every day, UTC', async () => {
		expect(config).toEqual({ schedule: '0 0 * * *' });
		expect((await rebuild()).status).toBe(204);
		expect(asked).toMatchObject([{ method: 'POST', url: hook }]);
		expect([asked[0]?.headers.get('content-type'), await asked[0]?.text()]).toEqual(['application/json', '{}']);
	});

	test.each([undefined, '', 'secret', 'file:///etc/passwd', 'https://user:secret@127.0.0.1/'])(
		'fails with BUILD_HOOK_URL=%s',
		async (value) => {
			vi.stubEnv('BUILD_HOOK_URL', value);
			await expect(rebuild()).rejects.toEqual(
				new Error('Cannot rebuild without `BUILD_HOOK_URL`: set it to the address of a build hook of this site.'),
			);
			expect(asked).toEqual([]);
		},
	);

	test.each([404, 500])('fails when the hook answers with %d, and keeps its address secret', async (code) => {
		status = code;
		await expect(rebuild()).rejects.toEqual(
			new Error(`Cannot rebuild: the build hook responds with ${code}. Check \`BUILD_HOOK_URL\`.`),
		);
	});
});
