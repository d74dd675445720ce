/** Pull requests on a small catalog: what an editor has merged, and one commit of somebody on top of it. */
import { describeReview } from '../../src/review/describe-review.ts';
import { reviewChange } from '../../src/review/review-change.ts';
import { product, siteYaml } from '../content/content-folder.ts';
import { type Changes, type Repository, repositoryWith } from '../support/git-repository.ts';

export const launched = (...lines: readonly string[]) => product('launches:', '  - period: 2026-w47', ...lines);

export const named = (name: string, text: string) => text.replace('name: Acme', `name: ${name}`);

/** What somebody honest proposes: a new file that waits for an editor. */
export const honest: Changes = { 'content/products/beta.md': named('Beta', launched('    plan: featured')) };

/** A name that acts on whoever shows it without care. */
export const hostileName = '@everyone <img src=x onerror=alert(1)> ::error::x ```` #1 [x](https://e.example)';

/** What passes every check, and is still no launch that a stranger may make. */
export const forbidden: Changes = {
	'content/products/evil.md': named(
		`"${hostileName}"`,
		launched(
			...['    approved: true', '    votes: 9999', '    comments: 3', '    score: 1000000'],
			'first_launched_on: 2026-11-02',
		).replace('---\nText', 'former_slugs: [older]\nreviews_count: 7\naverage_rating: 5\n---\nText'),
	),
	'content/products/acme.md': launched('    approved: true', '    votes: 4000').replace(
		'---\nText',
		'discoverable: false\n---\nText',
	),
	'content/site.yaml': siteYaml.replace('votes: 1', 'votes: 2'),
	'content/pages/about.md': '---\ntitle: About\ndescription: All of it.\n---\nText.\n',
};

/** What somebody proposes who tries everything. */
export const hostile: Changes = {
	'content/products/evil.md': named(`"${hostileName}"`, launched('    approved: true', '    votes: 9999')),
	'content/products/::error file=x::@admin.md': '---\nname: Nothing\n---\n',
	'content/products/passwd.md': ['/etc/passwd'],
	'content/products/acme.png': ['../../../../etc/shadow'],
	'content/products/large.md': 'x'.repeat(30_000_000),
	'content/products/pointer.md':
		'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n',
	'.github/workflows/review.yml': 'on: push\njobs: {}\n',
	'package.json': '{ "scripts": { "preinstall": "touch /tmp/owned" } }',
};

/** A repository whose branch `proposal` is one commit ahead of `main`. */
export function proposal(changes: Changes): Repository {
	const repository = repositoryWith({ 'products/acme.md': launched('    approved: true', '    votes: 12') });
	repository.git('switch', '--quiet', '--create=proposal');
	repository.commit(changes);
	repository.git('switch', '--quiet', 'main');
	return repository;
}

export function reviewed(
	{ content }: Repository,
	{ head, base = 'main', isStranger = true, maximum = 20 }: Asked = {},
) {
	const review = reviewChange({ contentDir: content, date: '2026-11-20', base, head });
	const { isSound, labels, lines } = describeReview(review, isStranger, maximum);
	return { review, isSound, labels, text: shown(lines.join('\n')) };
}

interface Asked {
	/** The files as they lie in the folder when not given. */
	readonly head?: string;
	readonly base?: string;
	readonly isStranger?: boolean;
	readonly maximum?: number;
}

/** What a command prints, with names for what differs from run to run. */
export const shown = (text: string): string =>
	text
		.replaceAll(/\([0-9a-f]{7}\)/g, '(<commit>)')
		.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<word>');
