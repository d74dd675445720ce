import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openapiDocument } from '../../src/render/reference/contract.ts';
import { catalogOf } from '../support/catalog.ts';
import { describeWith } from '../support/describe-with.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { toolCommand } from '../support/tools.ts';
import { contractFile, contractText } from './contract.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = temporaryFolder();

/** Runs a tool of the project, without its telemetry and its look for updates. */
function run(tool: string, ...words: readonly string[]): { readonly code: number | null; readonly output: string } {
	const { status, stdout, stderr, error } = spawnSync(toolCommand(tool), words, {
		cwd: root,
		encoding: 'utf8',
		env: { ...process.env, NO_COLOR: '1' },
	});
	if (error) throw error;
	return { code: status, output: stdout + stderr };
}

function broken(name: string, from: string, to: string): string {
	const text = contractText.replace(from, to);
	if (text === contractText) throw new Error(`The contract does not contain \`${from}\`.`);
	const file = join(folder, `${name}.yaml`);
	writeFileSync(file, text);
	return file;
}

describeWith(['tools'], 'openapi.generated.ts', () => {
	const generate = (source: string): string => {
		const target = join(folder, 'types.ts');
		const { code, output } = run('openapi-typescript', source, '-o', target);
		if (code !== 0) throw new Error(output);
		return readFileSync(target, 'utf8');
	};
	const current = readFileSync(join(root, 'src/contract/openapi.generated.ts'), 'utf8');

	test('is what openapi-typescript makes of the contract', () => {
		expect(generate(contractFile)).toBe(current);
	});
});

describeWith(['tools'], 'spectral', () => {
	const lint = (file: string) =>
		run('spectral', 'lint', '--ruleset', 'test/contract/spectral.yaml', '--fail-severity', 'hint', file);

	test('finds nothing in the contract', () => {
		const { code, output } = lint(contractFile);
		expect(output).toContain("No results with a severity of 'hint' or higher found!");
		expect(code).toBe(0);
	});

	test('finds nothing in the contract of a host that only sends files', () => {
		const file = join(folder, 'files.json');
		const { site, ...catalog } = catalogOf([]);
		writeFileSync(
			file,
			JSON.stringify(openapiDocument(contractText, { ...catalog, site: { ...site, host: 'static' } })),
		);
		expect(lint(file)).toMatchObject({ code: 0 });
	});

	test('finds a reference that leads nowhere', () => {
		const { code, output } = lint(broken('no-ref', 'schemas/LaunchPeriodList', 'schemas/Nothing'));
		expect(output).toContain('invalid-ref');
		expect(code).toBe(1);
	});

	test('finds an example that its schema forbids', () => {
		const { code, output } = lint(broken('bad-example', 'votes: 123', 'votes: -214'));
		expect(output).toContain('oas3-valid-media-example');
		expect(code).toBe(1);
	});
});
