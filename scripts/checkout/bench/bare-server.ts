/** Serves files of a release from memory, by `node:http` alone. It composes no page, and sends the first page of every list. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [client = '', port] = process.argv.slice(2);
const bodies = new Map<string, Buffer>();

createServer(({ url = '/' }, response) => {
	const isList = /^\/api\/products(?:\?|$)/.test(url);
	const path = isList ? '/api/lists/products/50/1.json' : `${url}.${url.startsWith('/api/') ? 'json' : 'html'}`;
	const body = bodies.get(path) ?? readFileSync(client + path);
	bodies.set(path, body);
	response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length }).end(body);
}).listen(Number(port), '127.0.0.1');
