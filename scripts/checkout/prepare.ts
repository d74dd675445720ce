/** `npm run prepare`: compiles the sources to `lib`, from which boards run them. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
