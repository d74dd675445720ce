import { readdirSync } from 'node:fs';

/** Every file below a folder as a relative path with `/`, in an order that does not depend on the machine. */
export function listFiles(folder: string): string[] {
	const visit = (path: string): string[] =>
		readdirSync(`${folder}/${path}`, { withFileTypes: true }).flatMap((entry) => {
			const name = path === '' ? entry.name : `${path}/${entry.name}`;
			return entry.isDirectory() ? visit(name) : [name];
		});
	return visit('').sort();
}
