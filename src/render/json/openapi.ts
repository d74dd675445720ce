import { parse } from 'yaml';
import type { Contract } from '../reference/contract.ts';

/**
 * The contract as a JSON document whose server is this site.
 *
 * @param source - `src/contract/openapi.yaml`.
 */
export function openapiDocument(source: string, baseUrl: string): Contract {
	// Linters hold the file to the specification.
	const document = parse(source) as Contract;
	const [server] = document.servers ?? [];
	return { ...document, servers: [{ ...server, url: baseUrl }] };
}

/** @param source - `src/contract/openapi.yaml`, the one place that states the version. */
export function contractVersion(source: string): string {
	return (parse(source) as { info: { version: string } }).info.version;
}
