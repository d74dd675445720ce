/** `npm run status -- https://catalog.example`: whether deployed sites and servers respond and are up to date. */

import { fetchStatus, siteAddress } from '../src/build/status.ts';
import { UserError } from '../src/user-error.ts';
import { commandFor } from './commands.ts';
import { runCommand } from './run-command.ts';

const command = commandFor('status').argument('[address...]', 'of a site or a server');

await runCommand(command, async ([given]) => {
	const addresses = given as readonly string[];
	const problems: string[] = [];
	for (const one of addresses.length > 0 ? addresses : [undefined]) {
		const address = siteAddress(one, process.env);
		try {
			const { version, software = 'before 1.2', built_at, valid_until } = await fetchStatus(address);
			const until = valid_until ?? 'its content changes';
			console.log(`${address}: version ${version}, software ${software}, built at ${built_at}, valid until ${until}`);
		} catch (error) {
			if (!(error instanceof UserError)) throw error;
			problems.push(error.message);
		}
	}
	if (problems.length > 0) throw new UserError(problems.join('\n'));
});
