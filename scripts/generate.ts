/** `npm run generate -- [PART]`: writes what is made from other files of the repository, or one part of it. */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { Argument } from 'commander';
import { UserError } from '../src/user-error.ts';
import { commandFor } from './commands.ts';
import { schemaFiles } from './generate/schemas.ts';
import { runCommand } from './run-command.ts';

const typeGenerator = 'tools/node_modules/.bin/openapi-typescript';

/** In the order in which they are written. */
const parts: Readonly<Record<string, () => void | Promise<void>>> = {
	types: () => {
		if (!existsSync(typeGenerator)) throw new UserError('`openapi-typescript` is missing. Run `npm run tools` first.');
		const words = ['src/contract/openapi.yaml', '-o', 'src/contract/openapi.generated.ts'];
		const { status } = spawnSync(typeGenerator, words, { stdio: 'inherit' });
		if (status !== 0) throw new UserError('`openapi-typescript` failed, and the parts after it were not written.');
	},
	schemas: () => {
		for (const [path, text] of Object.entries(schemaFiles())) writeFileSync(path, text);
	},
	icons: async () => (await import('./generate/icons.ts')).drawIcons(),
	pictures: async () => (await import('./generate/pictures.ts')).takePictures(),
};

const command = commandFor('generate').addArgument(
	new Argument('[part]', 'what to write; all if you leave it out').choices(Object.keys(parts)),
);

await runCommand(command, async ([part]) => {
	for (const [name, write] of Object.entries(parts)) if (part === undefined || part === name) await write();
});
