import type { CatalogReader } from '../catalog-reader.ts';
import type { AgentSite } from '../site.ts';
import type { Parameters } from './parameters.ts';

export interface OperationResult {
	/** Carries the facts, so that it does alone. */
	readonly text: string;
	/** The same as data, in the shapes of the API. */
	readonly result?: object;
}

export type Operation = (parameters: Parameters, reader: CatalogReader, site: AgentSite) => Promise<OperationResult>;
