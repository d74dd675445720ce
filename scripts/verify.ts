/** `npm run verify`: inspects the output of the last build again. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../src/build/build-error.ts';
import { readBuildSettings } from '../src/config/build-settings.ts';
import { verifyRelease } from '../src/verify/verify-release.ts';
import { runCommand } from './run-command.ts';

await runCommand('verify', async () => {
	const { OUT_DIR } = readBuildSettings(process.env);
	const folder = join(OUT_DIR, 'client');
	if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
		throw new BuildError(`There is no build in \`${OUT_DIR}\`. Run \`npm run build\` first.`);
	await verifyRelease(folder);
	console.log(`\`${OUT_DIR}\` keeps its contract.`);
});
