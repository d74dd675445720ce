/** Counts requests to the agents' endpoints together with those of the API, and passes them to the function. */

import { countedPaths, respond } from '../shared/edge.ts';

const handler: typeof respond = async (request, context) => (await respond(request, context)) ?? context.next(request);

export default handler;

export const config = countedPaths(['/mcp', '/a2a']);
