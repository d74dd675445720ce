import type { CallToolResult, InputRequiredResult, McpServer } from '@modelcontextprotocol/server';
import { preparationText } from '../operations/preparation-text.ts';
import { prepareFor, prepareLaunch } from '../operations/prepare-launch.ts';
import type { AgentSite } from '../site.ts';
import { hideFaults } from './hide-errors.ts';
import { offerPage, pageOffered } from './offer-page.ts';
import { publishedInput } from './publish-schema.ts';
import { annotations, dataResult, outputSchemaOf } from './tools.ts';

const { name, title, description, input, output } = prepareLaunch;
const schemas = { inputSchema: publishedInput(input), outputSchema: outputSchemaOf(output) };

/** The tool offers to open the page where the client can, beside what the operation says. */
export function registerPrepareLaunch(server: McpServer, site: AgentSite) {
	return server.registerTool(name, { title, description, ...schemas, annotations }, (args, context) =>
		hideFaults<InputRequiredResult | CallToolResult>(site, async () => {
			const found = await prepareFor(args, site);
			const offer = offerPage(found, context);
			if (offer) return offer;
			const data = { ...found, next_steps: [...pageOffered(context), ...found.next_steps] };
			return dataResult({ ...data }, preparationText(data), []);
		}),
	);
}
