/** `npm run status -- https://catalog.example`: whether a deployed site responds and is up to date. */

import { fetchStatus } from '../src/build/status/fetch-status.ts';
import { siteAddress } from '../src/build/status/site-address.ts';
import { runCommand } from './run-command.ts';

await runCommand('status', async () => {
	const address = siteAddress(process.argv.slice(2), process.env);
	const { version, built_at, valid_until } = await fetchStatus(address);
	console.log(
		`${address}: version ${version}, built at ${built_at}, valid until ${valid_until ?? 'its content changes'}`,
	);
});
