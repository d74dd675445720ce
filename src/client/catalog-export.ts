import { checkResource } from './check-resource.ts';
import { ClientError } from './client-error.ts';
import { type ExportedProduct, exportedProduct } from './resources.ts';

/**
 * The products of `/data/catalog.ndjson`, a line each.
 *
 * @param name - What an error calls the text: an address, or the path of a file.
 */
export function parseCatalogExport(text: string, name: string): ExportedProduct[] {
	const lines = text.split('\n');
	if (lines.pop() !== '') throw new ClientError(`\`${name}\` is cut off: its last line has no end. Read it again.`);
	return lines.map((line, index) =>
		checkResource(exportedProduct, parseLine(line, index, name), `${name}:${index + 1}`),
	);
}

function parseLine(line: string, index: number, name: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		throw new ClientError(`\`${name}:${index + 1}\` is not JSON. Read it again.`);
	}
}
