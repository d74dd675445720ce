/** Counts requests to the agents' endpoints together with those of the API, and passes them to the function. */

import { counted, respond } from '../shared/edge.ts';

const handler: typeof respond = async (request, context) => (await respond(request, context)) ?? context.next(request);

export default handler;

export const config = counted(['/mcp', '/a2a']);
