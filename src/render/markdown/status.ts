/** The status as a page of prose: the facts of `/status.json` but the instant of the build, which only that file says. */
import type { Catalog, LaunchPeriod, Page } from '../../catalog/catalog.ts';
import { grouped } from '../../contract/counts.ts';
import { apiChangesPage, launchPeriodPage, statusFile, statusPage } from '../../routes/paths.ts';
import { longDate } from '../dates.ts';
import { escapeText, table } from './document.ts';

/** @param version - The version of the contract. */
export function statusOf(catalog: Catalog, version: string): Omit<Page, 'source'> {
	return {
		slug: statusPage.slice(1),
		title: 'Status',
		description: 'What is live, for how long it is valid, and how to check it.',
		body: [liveText(catalog, version), checkText].join('\n\n'),
	};
}

function liveText({ products, categories, launch_periods, valid_until }: Catalog, version: string): string {
	const active = launch_periods.find(({ status }) => status === 'active');
	const closed = launch_periods.find(({ status }) => status === 'finished');
	const rows: [string, string][] = [
		['Contract', `version ${version}, see the [changelog](${apiChangesPage})`],
		['Products', `[${grouped(products.length)}](/products)`],
		['Weeks', `[${grouped(launch_periods.length)}](/launches)`],
		['Categories', `[${grouped(categories.length)}](/categories)`],
		...(active ? [row('Open week', active, 'until')] : []),
		...(closed ? [row('Last closed week', closed, 'closed on')] : []),
		['Valid until', valid_until === null ? 'the content changes' : `${instantInWords(valid_until)}`],
	];
	return ['## What is live', table(['What', 'Now'], rows)].join('\n\n');
}

const row = (label: string, { slug, name, ends_on }: LaunchPeriod, when: string): [string, string] => [
	label,
	`[${escapeText(name)}](${launchPeriodPage(slug)}), ${when} ${longDate(ends_on)}`,
];

/** The first instant of a day in UTC. */
const instantInWords = (instant: string): string => `${longDate(instant.slice(0, 10))}, 00:00 UTC`;

const checkText = `## How to check it

[\`${statusFile}\`](${statusFile}) says the same for programs, and when it was built. It is the only document that does, so
that no other one changes with a build that changes nothing.

\`\`\`sh
curl "{base_url}${statusFile}"
\`\`\`

A release is valid until the next turn: a week that begins or ends, or a product that becomes visible. After \`valid_until\`
a new build has to be live. \`date\` is the day for which weeks are open or closed. Hosts send the same \`ETag\` for an
unchanged document from release to release, so that a monitor may ask as often as it likes.

| To watch | Expect |
| --- | --- |
| what is live, \`${statusFile}\` | 200, and \`valid_until\` later than now |
| the API, \`/api/launch_periods\` | 200 with \`RateLimit-Policy\` |
| the contract, \`/openapi.json\` | \`info.version\` that your client knows |
| every file, [\`/data/manifest.json\`](/data/manifest.json) | size and SHA-256 of each |

Whoever runs this site checks it with \`npm run status -- {base_url}\`, which ends with 1 when it is out of date.`;
