/** `npm run status -- https://catalog.example`: whether a deployed site answers and is up to date. */
import { run } from './exit-with-sentence.ts';
import { fetchStatus } from './status/fetch-status.ts';
import { siteAddress } from './status/site-address.ts';

await run('status', async () => {
	const address = siteAddress(process.argv.slice(2), process.env);
	const { version, built_at, valid_until } = await fetchStatus(address);
	console.log(
		`${address}: version ${version}, built at ${built_at}, valid until ${valid_until ?? 'its content changes'}`,
	);
});
