/** Writes the types of the contract; the other half of `npm run generate` is `generate-schemas.ts`. */
import { spawnSync } from 'node:child_process';
import { packagedTool } from './packaged-tool.ts';
import { runCommand } from './run-command.ts';

await runCommand('generate', () => {
	const words = ['src/contract/openapi.yaml', '-o', 'src/contract/openapi.generated.ts'];
	const { status } = spawnSync(packagedTool('openapi-typescript'), words, { stdio: 'inherit' });
	process.exitCode = status ?? 1;
});
