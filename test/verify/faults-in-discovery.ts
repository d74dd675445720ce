/** Faults in the documents that agents discover. */
import { expect } from 'vitest';
import { type Fault, type Member, violation } from './fault.ts';

const card = '/.well-known/agent-card.json';
const serverCard = '/mcp/server-card';
const skills = '/.well-known/agent-skills/index.json';
const skill = '/.well-known/agent-skills/launch-catalog/SKILL.md';
const security = '/.well-known/security.txt';

const replaced = (file: string, what: string | RegExp, by: string): Pick<Fault, 'plant'> => ({
	plant: (release) => release.write(file, release.read(file).replace(what, by)),
});

const expiry = (instant: string): Fault => ({
	name: `security.txt expires at ${instant}`,
	...replaced(security, /^Expires: .*$/m, `Expires: ${instant}`),
	says: [violation(security, '', `expires at \`${instant}\`, which is not within a year after the build.`)],
});

export const faultsInDiscovery: readonly Fault[] = [
	{
		name: 'the skill has other bytes than its digest',
		...replaced(skill, '# Launch Catalog', '# Launch catalog'),
		saysAmongOthers: [
			violation(
				skills,
				'/skills/0/digest',
				expect.stringMatching(/^is `sha256:\w{64}`, but \S+ has `sha256:\w{64}`\.$/),
			),
		],
	},
	{
		name: 'the index lists a skill that is missing',
		plant: (release) =>
			release.edit<{ skills: Member[] }>(skills, (body) => Object.assign(body.skills[0] ?? {}, { url: '/x.md' })),
		saysAmongOthers: [violation(skills, '/skills/0/url', 'is `/x.md`, which does not exist.')],
	},
	{
		name: 'the index lists no skill',
		plant: (release) => release.write(skills, '{"skills":[]}'),
		says: [violation(skills, '/skills', 'is not a list with entries.')],
	},
	{
		name: 'the agent card leads to another site',
		...replaced(card, 'https://catalog.example/a2a', 'https://other.example/a2a'),
		says: [
			violation(
				card,
				'/supportedInterfaces/0/url',
				'is `https://other.example/a2a`, which is no endpoint of this site.',
			),
		],
	},
	{
		name: 'the agent card leads older clients to another site',
		plant: (release) => release.edit<Member>(card, (body) => Object.assign(body, { url: 'https://other.example/a2a' })),
		says: [violation(card, '/url', 'is `https://other.example/a2a`, which is no endpoint of this site.')],
	},
	{
		name: 'the server card leads to a page',
		...replaced(serverCard, 'https://catalog.example/mcp', 'https://catalog.example/products'),
		says: [
			violation(
				serverCard,
				'/remotes/0/url',
				'is `https://catalog.example/products`, which is no endpoint of this site.',
			),
		],
	},
	{
		name: 'the agent card is no JSON',
		plant: (release) => release.write(card, 'card'),
		saysAmongOthers: [violation(card, '', 'is not JSON.')],
	},
	{
		name: 'a discovery document has a broken link',
		...replaced('/.well-known/api-catalog', 'https://catalog.example/developers.md', 'https://catalog.example/nope.md'),
		says: [
			violation('/.well-known/api-catalog', '', 'links to `https://catalog.example/nope.md`, which does not exist.'),
		],
	},
	{
		name: 'robots.txt names a site map that is missing',
		plant: (release) => release.write('/robots.txt', 'Sitemap: https://catalog.example/nope.xml\n'),
		says: [violation('/robots.txt', '', 'links to `https://catalog.example/nope.xml`, which does not exist.')],
	},
	expiry('2026-11-20T09:30:00Z'),
	expiry('2027-11-22T00:00:00Z'),
	expiry('soon'),
	{
		name: 'security.txt has no contact',
		...replaced(security, /^Contact: .*$/m, 'Contact: the editors'),
		says: [violation(security, '', 'has no Contact.')],
	},
	...[['a direction override', '\u202e', 'U+202E']].map(
		([what, text, name]): Fault => ({
			name: `a Markdown file holds ${what}`,
			plant: (release) => release.write('/products.md', `${release.read('/products.md')}${text}\n`),
			says: [violation('/products.md', '', `holds the invisible character ${name}.`)],
		}),
	),
];
