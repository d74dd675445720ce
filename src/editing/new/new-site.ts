import { siteName } from '../../content/read-site.ts';
import { siteFile } from '../../content/schemas/site.ts';
import type { ChangeSet } from '../change-set.ts';
import { EditError } from '../edit-error.ts';
import { yamlText } from '../yaml-document.ts';

export interface SiteOrder {
	readonly name: string;
	/** Where the site is reached, such as `https://board.example`. */
	readonly address: string;
	/** Where the content lies, such as `https://github.com/acme/board`. */
	readonly repository: string;
	/** One sentence that says what the catalog is. */
	readonly description: string;
}

const forges = ['github', 'gitlab', 'gitea'] as const;

/**
 * Adds `site.yaml`, with one plan, common pricing models and the usual score rule, for the editor to change.
 *
 * @throws {EditError} for a value that cannot be used, or when the file is there already.
 */
export function newSite(changes: ChangeSet, { name, address, repository, description }: SiteOrder): string {
	if (changes.read(siteName)) {
		throw new EditError(`\`${changes.contentDir}/${siteName}\` is there already. Change it by hand.`);
	}
	const host = URL.parse(repository)?.hostname ?? '';
	const kind = forges.find((forge) => host.split('.').includes(forge)) ?? 'gitea';
	const options = { name: 'name', base_url: '--address', description: '--description', forge: '--repository' };
	const { data, error } = siteFile.safeParse({
		...{ name, description, base_url: address, forge: { kind, repository, branch: 'main' } },
		...{
			plans: [{ slug: 'free', name: 'Free', description: 'One week on the board.' }],
			score: { votes: 1, comments: 0.5 },
		},
		pricing_models: [{ slug: 'free', name: 'Free' }],
	});
	if (!data) {
		const messages = error.issues.map(
			({ path: [field], message }) => `${Reflect.get(options, field ?? '')}: ${message}`,
		);
		throw new EditError(`${messages.join('\n')}\n\nNothing was written.`);
	}
	const text = [
		yamlText({ name: data.name, description: data.description, base_url: data.base_url, forge: data.forge }).trimEnd(),
		'# What a maker can choose when submitting. Never published with a launch.',
		'plans:',
		'  - slug: free',
		'    name: Free',
		'    description: One week on the board.',
		'pricing_models:',
		'  - { slug: free, name: Free }',
		'  - { slug: freemium, name: Free with paid extras }',
		'  - { slug: paid, name: Paid once }',
		'  - { slug: subscription, name: Subscription }',
		'  - { slug: open_source, name: Open source }',
		'  - { slug: contact, name: Price on request }',
		'# A launch without a score of its own gets votes × 1 + comments × 0.5.',
		'score:',
		'  votes: 1',
		'  comments: 0.5',
		'',
	];
	changes.write(siteName, text.join('\n'));
	return siteName;
}
