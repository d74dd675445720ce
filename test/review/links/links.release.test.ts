import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentFolder, product } from '../../content/content-folder.ts';
import { run } from '../../support/checkout.ts';
import { bot, emptyGitHub, type FakeGitHub, type Issue, repository, startGitHub, token } from '../fake-github.ts';

const root = resolve(import.meta.dirname, '../../..');

/** A catalog whose links need no network: their addresses are not public. */
const content = () =>
	contentFolder({
		'products/acme.md': product('website_url: http://192.168.0.1/').replace('Text.', '<http://10.0.0.1/@a>'),
	});

const links = (settings: Readonly<Record<string, string>>, ...words: readonly string[]) =>
	run(root, 'scripts/links.ts', { CATALOG_DATE: '2026-11-20', ...settings }, words);

const forge = ({ api }: FakeGitHub) => ({ GITHUB_API_URL: api, GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token });

const found = `http://192.168.0.1/ leads to an address that is not public (content/products/acme.md:4)
http://10.0.0.1/@a leads to an address that is not public (content/products/acme.md:6)`;

const body = `<!-- launch-catalog: links -->

The weekly check of external links has found:

\`\`\`text
${found}
\`\`\`

Correct an address in its file, or list it in \`.github/link-exceptions.yaml\` with the reason. This issue follows each check, and is closed when nothing is left.`;

describe('npm run links', () => {
	test('ends with 1 when a link leads nowhere', async () => {
		const { code, stdout } = await links({ CONTENT_DIR: content() });
		expect([code, stdout]).toEqual([1, `${found}\n2 links, 2 of which lead nowhere.\n`]);
	});

	test('gives programs what it has found', async () => {
		const { stdout } = await links({ CONTENT_DIR: content() }, '--json');
		const reason = 'leads to an address that is not public';
		expect(JSON.parse(stdout)).toEqual({
			checked: 2,
			dead: [
				{ url: 'http://192.168.0.1/', places: ['products/acme.md:4'], reason },
				{ url: 'http://10.0.0.1/@a', places: ['products/acme.md:6'], reason },
			],
		});
	});

	test('leaves out exceptions, each with a reason', async () => {
		const folder = content();
		const file = join(folder, '..', 'exceptions.yaml');
		writeFileSync(
			file,
			'- { url: "http://10.0.0.1/*", reason: A test. }\n- { url: http://192.168.0.1/, reason: A test. }\n',
		);
		const { code, stdout } = await links({ CONTENT_DIR: folder }, '--exceptions', file);
		expect([code, stdout]).toEqual([0, '0 links, 0 of which lead nowhere.\n']);
		writeFileSync(file, '- url: http://10.0.0.1/\n');
		expect((await links({ CONTENT_DIR: folder }, '--exceptions', file)).stderr).toBe(
			`Cannot use \`${file}\`. Write a list of \`url\` and \`reason\`, such as \`- { url: "https://acme.example/*", reason: Refuses programs. }\`.\n`,
		);
	});

	test('opens one issue, updates it, and closes it when all is well', async () => {
		await using server = await startGitHub(emptyGitHub());
		const settings = forge(server);
		const dead = { ...settings, CONTENT_DIR: content() };
		expect((await links(dead, '--issue')).stderr).toBe('An issue was opened.\n');
		expect(server.state.issues.map((issue) => [issue.state, issue.body])).toEqual([['open', body]]);
		expect((await links(dead, '--issue')).stderr).toBe('Issue 50 says so already.\n');
		const other = contentFolder({ 'products/acme.md': product('website_url: http://192.168.0.2/') });
		expect((await links({ ...settings, CONTENT_DIR: other }, '--issue')).stderr).toBe('Issue 50 was updated.\n');
		const well = { ...settings, CONTENT_DIR: contentFolder() };
		expect(await links(well, '--issue')).toMatchObject({ code: 0, stderr: 'Issue 50 was closed.\n' });
		expect(server.state.issues).toMatchObject([{ number: 50, state: 'closed' }]);
		expect((await links(well, '--issue')).stderr).toBe('No issue is open, and none is needed.\n');
		expect(server.requests.filter((line) => !line.startsWith('GET'))).toEqual([
			'POST /repos/acme/board/issues',
			'PATCH /repos/acme/board/issues/50',
			'PATCH /repos/acme/board/issues/50',
		]);
	});

	test('takes an issue of somebody else, or a pull request, for none of its own', async () => {
		const issue = (number: number, facts: Partial<Issue>): Issue => ({
			number,
			user: { login: bot },
			body,
			state: 'open',
			...facts,
		});
		const issues = [
			issue(1, { user: { login: 'stranger' } }),
			issue(2, { pull_request: {} }),
			issue(3, { body: `> ${body}` }),
		];
		await using server = await startGitHub({ ...emptyGitHub(), issues });
		expect((await links({ ...forge(server), CONTENT_DIR: contentFolder() }, '--issue')).stderr).toBe(
			'No issue is open, and none is needed.\n',
		);
	});

	test('prints nothing that GitHub takes for a command', async () => {
		await using server = await startGitHub(emptyGitHub());
		const { stdout } = await links({ ...forge(server), CONTENT_DIR: content() }, '--issue');
		const lines = stdout.trimEnd().split('\n');
		expect(lines[0]).toMatch(/^::stop-commands::[0-9a-f-]{36}$/);
		expect(lines.at(-1)).toBe(`::${lines[0]?.split('::')[2]}::`);
	});
});
