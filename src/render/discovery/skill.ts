/** The skill that teaches an agent to use the catalog, and the index that names it. */
import type { Catalog } from '../../catalog/catalog.ts';
import { rateLimit } from '../../contract/limits.ts';
import { agentCardFile, catalogName, skillFile } from '../../routes/discovery.ts';
import { sentencesOnDrafts } from '../../routes/launch.ts';
import * as at from '../../routes/paths.ts';
import { dataNotice } from '../product-text.ts';
import { sha256 } from '../sha256.ts';
import { writingNotice } from './agent-cards.ts';

/** What the skill does and when to use it, for the choice among many. */
const skillDescription = `Reads the Launch Catalog: launched products, weekly launch periods and their leaderboards, as JSON or Markdown, without credentials. Use it to look up a product or the top launches of a week${sentencesOnDrafts.skill}.`;

/** The skill's `SKILL.md` (agentskills.io). It depends on the address and the notice alone, so that its hash changes rarely. */
export function skillText({ base_url, site }: Pick<Catalog, 'base_url' | 'site'>): string {
	return `---
name: ${catalogName}
description: >-
  ${skillDescription}
---

# Launch Catalog

${writingNotice}

## Read

No key, no sign-in. Send GET requests:

- Products in name order: <${base_url}${at.productsPath}?page=1&per_page=50>
- One product: \`${base_url}${at.productsPath}/{slug}\`
- The latest weeks, newest first: <${base_url}${at.launchPeriodsPath}>
- The leaderboard of a week: \`${base_url}${at.launchPeriodsPath}/{slug}\`

For the top launches of this week, take the first slug of the list of weeks and read its leaderboard. While the
\`status\` of a week is \`active\`, its places are provisional. Every \`url\` field is a page for people; add \`.md\` to the address to get Markdown.

The contract with every field is at <${base_url}${at.openapiFile}>, an index of the site at <${base_url}${at.llmsFile}>.

## Tools

An MCP server is at \`${base_url}${at.mcpEndpoint}\` (streamable HTTP), an A2A agent at \`${base_url}${at.a2aEndpoint}\`, with its card at
<${base_url}${agentCardFile}>.

One call to either replaces many API requests: list products by category, price, maker or date in any order, search
them, compare several, list makers and categories, and give the winners of several weeks. <${base_url}${at.operationsFile}> has
every operation with the JSON Schema of its arguments and an example: a tool of MCP, and \`{"operation": …, "parameters":
{…}}\` in a data part of A2A.
${sentencesOnDrafts.instructions}
## Rules

- ${dataNotice(site)}
- ${rateLimit.quota} requests in any ${rateLimit.windowSeconds} seconds for each IP address. After a 429, wait the number of seconds in \`Retry-After\`.
- Send the \`ETag\` back in \`If-None-Match\`; if nothing has changed, you get a 304 without a body.
- Errors are JSON; \`resolution\` says what to do next.
`;
}

/** `/.well-known/agent-skills/index.json` (discovery draft 0.2.0): the skill, and the hash of exactly its bytes. */
export async function agentSkills(catalog: Catalog) {
	return {
		$schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
		skills: [
			{
				name: catalogName,
				type: 'skill-md',
				description: skillDescription,
				url: skillFile,
				digest: `sha256:${await sha256(skillText(catalog))}`,
			},
		],
	};
}
