import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What each command prints for `--help`, by its name, in the order of `package.json`. */
export function commandHelps(): ReadonlyMap<string, string> {
	const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
	const helps = new Map<string, string>();
	const env = { ...process.env, NODE_COMPILE_CACHE: '.builds/cache/compiled' };
	for (const [name, line] of Object.entries(scripts)) {
		const [, file] = /^(?:NODE_COMPILE_CACHE=\S+ )?(?:exec )?node (?:--\S+ )*(scripts\/\S+)$/.exec(line) ?? [];
		if (file) helps.set(name, execFileSync(process.execPath, [file, '--help'], { encoding: 'utf8', env }));
	}
	return helps;
}

/** `docs/configuration.md` with a row for each command in its table, which follows the comment that names this part. */
export function documentWith(helps: ReadonlyMap<string, string>): string {
	const rows = [...helps.values()].map((help) => {
		const [usage = '', does = ''] = help.split('\n\n').map((paragraph) => paragraph.replaceAll('\n', ' '));
		const command = usage
			.replace(/^Usage: /, '')
			.replace(' [options]', '')
			.replace(/ --$/, '');
		const options = Array.from(help.matchAll(/^ {2}(--\S+(?: [<[]\S+)?)/gm), ([, option]) => `\`${option}\``);
		return `| \`${command}\` | ${[does, ...(options.length > 0 ? [`Options: ${options.join(', ')}`] : [])].join(' ')} |\n`;
	});
	return readFileSync('docs/configuration.md', 'utf8').replace(
		/(?<=generate -- commands`.*-->\n\n(?:\|.*\n){2})(?:\|.*\n)*/,
		() => rows.join(''),
	);
}
