import { parse } from 'yaml';
import type { Contract } from '../reference/contract.ts';

/**
 * The contract as a JSON document whose server is this site.
 *
 * @param source - `src/contract/openapi.yaml`.
 */
export function openapiDocument(source: string, baseUrl: string): Contract {
	// Linters hold the file to the specification.
	const document = parseContract(source);
	const [server] = document.servers ?? [];
	return { ...document, servers: [{ ...server, url: baseUrl }] };
}

/** @param source - `src/contract/openapi.yaml`, the one place that states the version. */
export function contractVersion(source: string): string {
	return parseContract(source).info.version;
}

const parsed = new Map<string, Contract>();

function parseContract(source: string): Contract {
	const contract = parsed.get(source) ?? (parse(source) as Contract);
	parsed.set(source, contract);
	return contract;
}
