/** The doors for agents at Netlify's edge: counted with the API, apart from it, so that no API request loads them. */
import { answer } from '../shared/answer.ts';
import { throughDoor } from '../shared/door.ts';
import { safetyNet, unlessOff } from '../shared/platform-rules.ts';

const door: typeof answer = async (request, context) =>
	(await answer(request, context)) ?? throughDoor(request, context);

export default door;

export const config = unlessOff({ path: ['/mcp', '/a2a'], rateLimit: safetyNet });
