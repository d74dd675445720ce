/**
 * Times calls at the agents' edge function in Deno, the runtime of Netlify's edge, in an isolate that has served nothing.
 * Arguments: the published folder, and a call as JSON. Prints as JSON, in milliseconds of processor time: the first call, which
 * loads its code, and a later one; and the highest memory in bytes.
 */
import { cpuUsage } from 'node:process';
import respond from '../../../src/hosts/netlify/edge-functions/agents.ts';

globalThis.Netlify = { env: Deno.env };
const [folder, text] = Deno.args;
const { path, headers, body } = JSON.parse(text);
const later = 20;

const processorTime = () => {
	const { user, system } = cpuUsage();
	return (user + system) / 1_000;
};

async function next({ url }) {
	const bytes = await Deno.readFile(folder + new URL(url).pathname).catch(() => undefined);
	return bytes ? new Response(bytes) : new Response(null, { status: 404 });
}

async function call(client) {
	const request = new Request(`https://catalog.example${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
		body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...body }),
	});
	const response = await respond(request, { ip: `10.0.0.${client}`, next, deploy: { id: '1' } });
	await response.text();
	if (response.status !== 200) throw new Error(`${path} responded with ${response.status}.`);
}

const start = processorTime();
await call(1);
const first = processorTime();
for (let count = 0; count < later; count++) await call(2 + count);
const last = processorTime();
const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(Deno.readTextFileSync('/proc/self/status')) ?? [];
console.log(JSON.stringify([first - start, (last - first) / later, Number(kilobytes) * 1_024]));
