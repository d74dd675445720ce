/** `npm run prepare`: compiles the sources to `lib`, from which boards run them, and bundles their pages in each language. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { listFiles } from '../../src/build/files.ts';

const compilerOptions: ts.CompilerOptions = {
	target: ts.ScriptTarget.ESNext,
	module: ts.ModuleKind.ESNext,
	verbatimModuleSyntax: true,
	rewriteRelativeImportExtensions: true,
};

rmSync('lib', { recursive: true, force: true });
for (const path of ['src', 'scripts'].flatMap((folder) => listFiles(folder).map((path) => `${folder}/${path}`))) {
	if (path.startsWith('scripts/checkout/') || path.endsWith('env.d.ts')) continue;
	const target = join('lib', path);
	mkdirSync(dirname(target), { recursive: true });
	if (path.endsWith('.astro')) {
		writeFileSync(target, readFileSync(path, 'utf8').replace(/(["']\.{1,2}\/[^"'\n]+)\.ts(["'])/g, '$1.js$2'));
	} else if (path.endsWith('.ts') && !path.endsWith('openapi.generated.ts')) {
		const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), { compilerOptions });
		writeFileSync(target.replace(/\.ts$/, '.js'), outputText);
	} else {
		// Also the published types of the contract, which are a text.
		cpSync(path, target);
	}
}
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.types.json'], { stdio: 'inherit' });

const bundles = resolve('lib/bundles');
const board = join(bundles, 'board');
const makeBundle = resolve('lib/src/build/pages/make-bundle.js');
mkdirSync(board, { recursive: true });
cpSync('template/astro.config.mjs', join(board, 'astro.config.mjs'));
await Promise.all(
	readdirSync('template/languages').map((lang) => {
		const content = join(board, lang);
		mkdirSync(content);
		writeFileSync(join(content, 'site.yaml'), `lang: ${lang}\n`);
		const env = { ...process.env, CONTENT_DIR: content };
		return promisify(execFile)(process.execPath, [makeBundle, board, join(bundles, lang)], { cwd: board, env });
	}),
);
rmSync(board, { recursive: true });
// Astro writes where the sources were, which nothing reads.
for (const path of listFiles(bundles).filter((path) => path.endsWith('.mjs'))) {
	const file = join(bundles, path);
	writeFileSync(file, readFileSync(file, 'utf8').replaceAll(process.cwd(), ''));
}
