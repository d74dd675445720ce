import { fetchStatus, siteAddress } from '../src/build/status.ts';
import { UserError } from '../src/user-error.ts';
import { describeCommand } from './command-line/command.ts';
import { runCommand } from './command-line/run-command.ts';

const command = describeCommand({
	name: 'status',
	does: 'Says in one line whether a deployed site responds and is up to date, or one of its servers.',
	more: 'It uses the addresses you give, or else SITE_URL, or else the `base_url` of `site.yaml`.',
	settings: ['SITE_URL', 'CONTENT_DIR'],
}).argument('[address...]', 'of a site or a server');

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
