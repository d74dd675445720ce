import { baseUrl } from '../../config/base-url.ts';
import { readBuildSettings } from '../../config/build-settings.ts';
import type { Environment } from '../../config/read-settings.ts';
import { SettingsError } from '../../config/settings-error.ts';
import { loadSite } from '../../content/load-file.ts';
import { withoutCredentials } from '../../contract/errors.ts';

const usage = 'Write `npm run status -- https://catalog.example`.';

/**
 * The site to ask: the one that is given, else the setting `SITE_URL`, else the address in `site.yaml`.
 *
 * @returns Without a trailing slash.
 * @throws {SettingsError} One sentence about an argument or a setting that cannot be used.
 * @throws {ContentError} when `site.yaml` is needed and has issues.
 */
export function siteAddress(address: string | undefined, environment: Environment): string {
	if (address === undefined) {
		const { SITE_URL, CONTENT_DIR } = readBuildSettings(environment);
		return SITE_URL ?? loadSite(CONTENT_DIR).base_url;
	}
	const { data } = baseUrl.safeParse(address);
	if (data === undefined)
		throw new SettingsError(
			`Cannot ask \`${withoutCredentials(address)}\`: it is no http or https address of a host. ${usage}`,
		);
	return data;
}
