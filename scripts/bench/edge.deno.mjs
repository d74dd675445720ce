/**
 * Times the API's edge function in Deno, the runtime of Netlify's edge: one request at a time, files from memory, so that
 * all that passes is processor time. Arguments: the published folder, a file of targets and a number of requests.
 * Prints the times in milliseconds as JSON: until there is a `Response`, and until its body was read.
 */
import respond from '../../src/hosts/netlify/edge-functions/api.ts';

globalThis.Netlify = { env: Deno.env };
const [folder, targetsFile, count] = Deno.args;
const targets = (await Deno.readTextFile(targetsFile)).trim().split('\n');
const files = new Map();

/** What a CDN's next step gives, without a network between: a stream, whose making would else count as ours. */
async function next({ url }) {
	const { pathname } = new URL(url);
	if (!files.has(pathname)) {
		const bytes = await Deno.readFile(folder + pathname);
		const headers = { 'content-type': 'application/json', etag: `"${files.size}-${bytes.length}"` };
		files.set(pathname, { bytes, headers });
	}
	const { bytes, headers } = files.get(pathname);
	const body = new ReadableStream({
		start(controller) {
			controller.enqueue(bytes);
			controller.close();
		},
	});
	return new Response(body, { headers });
}

async function time(index) {
	const ip = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
	const request = new Request(`https://catalog.example${targets[index % targets.length]}`);
	const start = performance.now();
	const response = await respond(request, { ip, next, deploy: { id: '1' } });
	const responded = performance.now();
	await response.arrayBuffer();
	if (response.status !== 200) throw new Error(`${request.url} responded with ${response.status}.`);
	return [responded - start, performance.now() - start];
}

const requests = Number(count);
// The first ones load files and let the engine find out what is hot.
for (let index = 0; index < requests; index++) await time(index);
const times = [];
for (let index = 0; index < requests; index++) times.push(await time(requests + index));
console.log(JSON.stringify(times));
