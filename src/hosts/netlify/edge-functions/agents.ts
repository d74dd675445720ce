/** Counts requests to the agents' endpoints with those of the API, and passes them on to the function behind. */

import { respond, safetyNet, unlessOff } from '../shared/edge.ts';

const handler: typeof respond = async (request, context) => (await respond(request, context)) ?? context.next(request);

export default handler;

export const config = unlessOff({ path: ['/mcp', '/a2a'], rateLimit: safetyNet });
