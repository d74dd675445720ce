/** What agents rely on before they trust a document: the digest of the skill, the endpoints of the cards, dates. */
import { createHash } from 'node:crypto';
import { agentCardFile, securityFile, serverCardFile, skillsIndexFile } from '../routes/discovery.ts';
import { agentEndpoints } from '../routes/paths.ts';
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

export function checkDiscovery(files: PublishedFiles, baseUrl: string, report: Report): void {
	checkSkills(files, report);
	checkEndpoints(files, agentCardFile, 'supportedInterfaces', baseUrl, report);
	checkOlderEndpoint(files, baseUrl, report);
	checkEndpoints(files, serverCardFile, 'remotes', baseUrl, report);
	checkSecurity(files, report);
}

/** Clients refuse a skill whose bytes have another digest. */
function checkSkills(files: PublishedFiles, report: Report): void {
	const file = skillsIndexFile;
	for (const [index, { url, digest }] of entriesOf(files, file, 'skills', report).entries()) {
		const pointer = `/skills/${index}`;
		if (typeof url !== 'string' || !files.paths.has(url)) {
			report({ file, pointer: `${pointer}/url`, message: `is \`${url}\`, which does not exist.` });
			continue;
		}
		const right = `sha256:${createHash('sha256').update(files.bytes(url)).digest('hex')}`;
		if (digest !== right) {
			report({ file, pointer: `${pointer}/digest`, message: `is \`${digest}\`, but ${url} has \`${right}\`.` });
		}
	}
}

/** Cards name endpoints that are answered on demand at this site. */
function checkEndpoints(files: PublishedFiles, file: string, member: string, baseUrl: string, report: Report): void {
	for (const [index, { url }] of entriesOf(files, file, member, report).entries()) {
		if (agentEndpoints.some((path) => url === baseUrl + path)) continue;
		report({ file, pointer: `/${member}/${index}/url`, message: `is \`${url}\`, which is no endpoint of this site.` });
	}
}

/** The endpoint where clients of A2A 0.3 look for it. */
function checkOlderEndpoint(files: PublishedFiles, baseUrl: string, report: Report): void {
	const file = agentCardFile;
	const { url } = Object(files.paths.has(file) ? files.json(file, () => {}) : undefined);
	if (agentEndpoints.some((path) => url === baseUrl + path)) return;
	report({ file, pointer: '/url', message: `is \`${url}\`, which is no endpoint of this site.` });
}

const year = 365 * 86_400_000;

/** RFC 9116 section 2.5.5: not in the past, and less than a year ahead, as of the build. */
function checkSecurity(files: PublishedFiles, report: Report): void {
	const file = securityFile;
	if (!files.paths.has(file)) {
		report({ file, pointer: '', message: 'does not exist.' });
		return;
	}
	const text = files.text(file);
	if (!/^Contact: (?:https:|mailto:)\S+$/m.test(text)) report({ file, pointer: '', message: 'has no Contact.' });
	const status = files.json('/status.json', () => {}) as { readonly built_at?: unknown } | null | undefined;
	const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
	const built = Date.parse(String(status?.built_at));
	// A status without the instant is reported as such.
	if (Number.isNaN(built)) return;
	const left = Date.parse(expires) - built;
	if (left > 0 && left < year) return;
	report({ file, pointer: '', message: `expires at \`${expires}\`, which is not within a year after the build.` });
}

type Entry = Readonly<Record<string, unknown>>;

/** The objects of a list that may not be empty. */
function entriesOf(files: PublishedFiles, file: string, member: string, report: Report): readonly Entry[] {
	const body = files.json(file, report) as Entry | null | undefined;
	if (body === undefined) return [];
	const list: unknown = body?.[member];
	if (Array.isArray(list) && list.length > 0 && list.every((entry) => typeof entry === 'object' && entry !== null)) {
		return list as readonly Entry[];
	}
	report({ file, pointer: `/${member}`, message: 'is not a list with entries.' });
	return [];
}
