/** Counts requests to the agents' endpoints together with those of the API, and passes them to the function. */

import { respond, safetyNet, unlessOff } from '../shared/edge.ts';

const handler: typeof respond = async (request, context) => (await respond(request, context)) ?? context.next(request);

export default handler;

export const config = unlessOff({ path: ['/mcp', '/a2a'], rateLimit: safetyNet });
