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
		const yaml = { validate: true, schemaStore: { enable: false }, schemas };
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

	/** What the server finds in a site with this text. */
	async function diagnosticsOf(text: string): Promise<readonly Diagnostic[]> {
		const uri = pathToFileURL(join(folder, `${++opened}/content/site.yaml`)).href;
		const published = server.notified('textDocument/publishDiagnostics', (params) => params['uri'] === uri);
		server.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text } });
		return ((await published) as { diagnostics: readonly Diagnostic[] }).diagnostics;
	}

	test('underlines an unknown key and a missing one, and nothing in a site that is right', async () => {
		expect(await diagnosticsOf(`${text}\n`)).toEqual([]);
		const found = await diagnosticsOf(text.replace(/^description:/m, 'descripton:'));
		expect(found.map(({ message }) => message)).toEqual([
			'Missing property "description".',
			'Property descripton is not allowed.',
		]);
		expect(found[1]?.range.start).toEqual({ line: 1, character: 0 });
	});
});
