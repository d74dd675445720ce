/**
 * The minimum that node:http can do: bodies from memory by path, with their type and length. The difference to our server
 * is the price of its other work. Arguments: the published folder and a port.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const [folder = '', port] = process.argv.slice(2);
const json = 'application/json; charset=utf-8';
const bodies = new Map<string, { readonly headers: Record<string, string>; readonly body: Buffer }>();

function keep(path: string, file: string, type: string): void {
	const body = readFileSync(join(folder, file));
	bodies.set(path, { headers: { 'Content-Type': type, 'Content-Length': String(body.length) }, body });
}

for (const file of readdirSync(join(folder, 'api/products'))) {
	const slug = file.replace(/\.json$/, '');
	keep(`/api/products/${slug}`, `api/products/${file}`, json);
	keep(`/products/${slug}`, `products/${slug}.html`, 'text/html; charset=utf-8');
}
keep('/api/products', 'api/lists/products/50/1.json', json);

const server = createServer(({ url = '/' }, response) => {
	const query = url.indexOf('?');
	const found = bodies.get(query < 0 ? url : url.slice(0, query));
	response.writeHead(found ? 200 : 404, found?.headers);
	response.end(found?.body);
});
server.listen(Number(port), '127.0.0.1');
