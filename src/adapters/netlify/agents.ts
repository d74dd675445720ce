/** The doors for agents at Netlify's edge: counted with the API, apart from it, so that no API request loads them. */
import { notFound } from '../../contract/errors.ts';
import { failure } from '../../edge/answer.ts';
import { toResponse } from '../../edge/create-handler.ts';
import { answer } from '../netlify-host/answer.ts';
import { safetyNet, unlessOff } from '../netlify-host/platform-rules.ts';

const door: typeof answer = async (request, context) =>
	(await answer(request, context)) ?? toResponse(failure(notFound(new URL(request.url).pathname)));

export default door;

export const config = unlessOff({ path: ['/mcp', '/a2a'], rateLimit: safetyNet });
