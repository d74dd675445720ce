/** `npm run digest -- [PERIOD]`: writes the digest of a closed week as a mail to look at and send. */

import { makeDigest } from '../src/build/digest/make-digest.ts';
import { loadCatalog } from '../src/catalog/load.ts';
import { readBuildSettings } from '../src/config/build-settings.ts';
import { commandFor } from './commands.ts';
import { contentOptions } from './content-options.ts';
import { runCommand } from './run-command.ts';
import { writeAsked } from './write-asked.ts';

const command = commandFor('digest')
	.argument('[period]', 'a week that is over, such as `2026-w46`; the last one when not given')
	.option('--out <file>', 'where to write the mail; `PERIOD.eml` when not given')
	.option('--from <address>', 'who sends it, such as `Launch Catalog <news@catalog.example>`')
	.option('--to <address>', 'whom it goes to')
	.option('--unsubscribe <link>', 'where a reader unsubscribes, as the mailing service writes it')
	.option('--json', 'prints what was written as JSON');

await runCommand(command, async ([asked], { out, from, to, unsubscribe, json }) => {
	const text = (value: unknown) => (value === undefined ? undefined : String(value));
	const { SOURCE_DATE_EPOCH: sentAt } = readBuildSettings(process.env);
	const options = { from: text(from), to: text(to), unsubscribe: text(unsubscribe), sentAt };
	const { slug, subject, mail } = await makeDigest(loadCatalog(contentOptions()), text(asked), options);
	const file = text(out) ?? `${slug}.eml`;
	writeAsked(file, mail);
	if (json === true) console.log(JSON.stringify({ period: slug, subject, file, bytes: mail.length }));
	else console.log(`${file}: ${subject}`);
});
