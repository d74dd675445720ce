/** `npm run generate`: writes what is made from other files of the repository, one script after the other. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { UserError } from '../src/user-error.ts';
import { runCommand } from './run-command.ts';

const contract = 'src/contract/openapi.yaml';
const typeGenerator = 'tools/node_modules/.bin/openapi-typescript';

await runCommand('generate', () => {
	if (!existsSync(typeGenerator)) throw new UserError('`openapi-typescript` is missing. Run `npm run tools` first.');
	run(process.execPath, 'scripts/generate-schemas.ts', contract, 'src/contract/schemas.generated.ts');
	run(typeGenerator, contract, '-o', 'src/contract/openapi.generated.ts');
	run(process.execPath, 'scripts/generate-content-reference.ts', '.');
	run(process.execPath, 'scripts/generate-icons.ts');
	run(process.execPath, 'scripts/generate-pictures.ts');
});

/** @throws {UserError} if the command fails, after it has printed why. */
function run(command: string, ...words: readonly string[]): void {
	const { status } = spawnSync(command, words, { stdio: 'inherit' });
	if (status !== 0)
		throw new UserError(`\`${[command, ...words].join(' ')}\` failed, and what follows it did not run.`);
}
