import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { start } from '../support/checkout.ts';

const root = resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
	scripts: Readonly<Record<string, string>>;
};

const configuration = readFileSync(resolve(root, 'docs/configuration.md'), 'utf8');

/** The npm commands that are scripts of ours, with their files. */
const commands = Object.entries(scripts).flatMap(([name, command]): [string, string][] => {
	const [, file] = /^(?:exec )?node (scripts\/[a-z-]+\.ts)$/.exec(command) ?? [];
	return file ? [[name, file]] : [];
});

test('there are ten commands or more', () => {
	expect(commands.length).toBeGreaterThanOrEqual(10);
});

test.each(['scripts/serve.ts', 'scripts/start.ts'])('%s names every setting of a server', async (file) => {
	const { stdout } = await start(root, file, {}, ['--help']).end;
	for (const name of ['RATE_LIMIT_SECRET', 'MAX_CONNECTIONS', 'MAX_CONNECTIONS_PER_CLIENT', 'REBUILD', 'CONTENT_DIR']) {
		expect(stdout).toMatch(new RegExp(`[ \\n]${name}[,.]`));
	}
});

describe.each(commands)('npm run %s', (name, file) => {
	test.each(['--help', '-h'])(
		'with %s says what it does and which settings it reads, and ends with 0',
		async (flag) => {
			const { code, stdout, stderr } = await start(root, file, {}, [flag]).end;
			expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
			expect(stdout).toMatch(new RegExp(`^npm (?:run )?${name}(?: -- [^\\n]+)?\\n\\n[A-Z][^\\n]+\\.\\n`));
		},
	);

	test('names settings that docs/configuration.md explains', async () => {
		const { stdout } = await start(root, file, {}, ['--help']).end;
		const names = stdout.match(/\b[A-Z]+_?[A-Z_]+\b(?![.\w])/g) ?? [];
		const unknown = names.filter(
			(setting) => setting !== 'DIR' && !new RegExp(`^\\|[^|]*\`${setting}\``, 'm').test(configuration),
		);
		expect(unknown).toEqual([]);
	});

	test.each(['--no-such-flag', '-z', '--help=yes'])('refuses %s in one sentence', async (flag) => {
		const { code, stdout, stderr } = await start(root, file, {}, [flag]).end;
		expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
		expect(stderr).toMatch(/^Cannot [^\n]+\n$/);
		expect(stderr).toContain(flag.replace('=yes', ''));
	});

	test('refuses two arguments in one sentence', async () => {
		const { code, stdout, stderr } = await start(root, file, {}, ['content', 'content']).end;
		expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
		expect(stderr).toMatch(/^Cannot [^\n]+\n$/);
	});
});
