import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFolder } from '../content/content-folder.ts';
import { documentAt } from '../docs/documents.ts';
import { describeWith } from '../support/describe-with.ts';
import { type LanguageServer, startLanguageServer } from '../support/language-server.ts';
import { toolCommand } from '../support/tools.ts';

const root = resolve(import.meta.dirname, '../..');

interface Diagnostic {
	readonly message: string;
	readonly range: { readonly start: { readonly line: number; readonly character: number } };
}

describeWith(['tools'], 'yaml-language-server, set up as docs/editing.md says, in site.yaml', () => {
	const folder = emptyFolder();
	const text = readFileSync(join(root, 'test/fixtures/content/site.yaml'), 'utf8');
	const settings = documentAt('docs/editing.md').blocks.find(({ text: block }) => block.includes('yaml.schemas'));
	const schemas = (JSON.parse(settings?.text ?? '{}') as Record<string, unknown>)['yaml.schemas'];
	let server: LanguageServer;
	let opened = 0;

	beforeAll(async () => {
		cpSync(join(root, 'public/schemas'), join(folder, 'public/schemas'), { recursive: true });
		const yaml = { validate: true, hover: true, completion: true, schemaStore: { enable: false }, schemas };
		server = startLanguageServer(toolCommand('yaml-language-server'), ['--stdio'], { yaml });
		const workspace = { uri: pathToFileURL(folder).href, name: 'board' };
		await server.request('initialize', {
			processId: process.pid,
			rootUri: workspace.uri,
			workspaceFolders: [workspace],
			capabilities: { workspace: { configuration: true, workspaceFolders: true } },
		});
		server.notify('initialized', {});
	});
	afterAll(() => server?.kill());

	/** Opens a site of its own with this text, and waits until the server has looked at it. */
	async function open(text: string): Promise<{ uri: string; diagnostics: readonly Diagnostic[] }> {
		const uri = pathToFileURL(join(folder, `${++opened}/content/site.yaml`)).href;
		const published = server.notified('textDocument/publishDiagnostics', (params) => params['uri'] === uri);
		server.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text } });
		return { uri, diagnostics: ((await published) as { diagnostics: readonly Diagnostic[] }).diagnostics };
	}
	const diagnosticsOf = async (text: string) => (await open(text)).diagnostics;

	const positionOf = (source: string, word: string) => {
		const line = source.split('\n').findIndex((each) => each.includes(word));
		return { line, character: source.split('\n')[line]?.indexOf(word) ?? 0 };
	};

	test('underlines an unknown key and a missing one, and nothing in a site that is right', async () => {
		expect(await diagnosticsOf(`${text}\n`)).toEqual([]);
		const found = await diagnosticsOf(text.replace(/^description:/m, 'descripton:'));
		expect(found.map(({ message }) => message)).toEqual([
			'Missing property "description".',
			'Property descripton is not allowed.',
		]);
		expect(found[1]?.range.start).toEqual({ line: 1, character: 0 });
	});

	test('explains a key on which the pointer rests', async () => {
		const { uri } = await open(text);
		const position = positionOf(text, 'base_url');
		const hover = await server.request('textDocument/hover', { textDocument: { uri }, position });
		expect(JSON.stringify(hover)).toContain('The address of the host, without a path');
	});

	test('completes keys and values', async () => {
		const labels = async (source: string, position: object) => {
			const { uri } = await open(source);
			const list = await server.request('textDocument/completion', { textDocument: { uri }, position });
			return (list as { items: readonly { label: string }[] }).items.map(({ label }) => label);
		};
		const started = text.replace(/^notice:.*\n/m, '').trimEnd();
		expect(await labels(`${started}\nnot`, { line: started.split('\n').length, character: 3 })).toContain('notice');
		const kind = text.replace('kind: github', 'kind: ');
		const { line, character } = positionOf(kind, 'kind:');
		const values = await labels(kind, { line, character: character + 'kind: '.length });
		expect(values).toEqual(expect.arrayContaining(['github', 'gitea', 'gitlab']));
	});
});
