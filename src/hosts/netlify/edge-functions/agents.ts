/** The agents' endpoints at Netlify's edge: counted with the API, apart from it, so that no API request loads them. */

import { handleAgent } from '../shared/handle-agent.ts';
import { safetyNet, unlessOff } from '../shared/platform-rules.ts';
import { respond } from '../shared/respond.ts';

const handler: typeof respond = async (request, context) =>
	(await respond(request, context)) ?? handleAgent(request, context);

export default handler;

export const config = unlessOff({ path: ['/mcp', '/a2a'], rateLimit: safetyNet });
