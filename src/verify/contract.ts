import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type ContractFacts, type ContractPath, contractFacts, contractPaths } from './contract-schemas.ts';

const contractFile = new URL('../contract/openapi.yaml', import.meta.url);

interface Contract {
	/** The OpenAPI document, parsed. */
	readonly document: unknown;
	readonly facts: ContractFacts;
	/** Compiled when the first body is checked, which takes longer than to inspect a small release. */
	paths(): readonly ContractPath[];
}

let known: Contract | undefined;

export function readContract(): Contract {
	if (known) return known;
	const document: unknown = parse(readFileSync(contractFile, 'utf8'));
	let paths: readonly ContractPath[] | undefined;
	known = {
		document,
		facts: contractFacts(document),
		paths: () => {
			paths ??= contractPaths(document);
			return paths;
		},
	};
	return known;
}

/** The path of the contract that a file is a response of. */
export function contractPathOf(file: string): string | undefined {
	if (file.startsWith('/data/lists/products/')) {
		return /^\/data\/lists\/products\/[^/]+\/[^/]+\.json$/.test(file) ? '/api/products' : undefined;
	}
	// A list of products is never a file of its own name: its pages are.
	if (!file.startsWith('/api/') || file === '/api/products.json') return undefined;
	return /^\/api\/.+\.json$/
		.exec(file)?.[0]
		.replace(/^(\/api\/[a-z_]+)\/[^/]+\.json$/, '$1/{slug}')
		.replace(/\.json$/, '');
}
