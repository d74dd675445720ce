/** `npm run status -- https://catalog.example`: whether a deployed site responds and is up to date. */

import { fetchStatus, siteAddress } from '../src/build/status.ts';
import { commandFor } from './commands.ts';
import { runCommand } from './run-command.ts';

const command = commandFor('status').argument('[address]', 'such as `https://catalog.example`');

await runCommand(command, async ([given]) => {
	const address = siteAddress(given === undefined ? undefined : String(given), process.env);
	const { version, built_at, valid_until } = await fetchStatus(address);
	console.log(
		`${address}: version ${version}, built at ${built_at}, valid until ${valid_until ?? 'its content changes'}`,
	);
});
