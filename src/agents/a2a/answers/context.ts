import type { OperationResult } from '../../operations/operation.ts';
import type { AgentSite } from '../../site.ts';
import type { CatalogWords } from '../grammar/catalog-words.ts';
import type { Reading } from '../grammar/reading.ts';

/** What an answer is made of. */
export interface Context {
	readonly reading: Reading;
	readonly words: CatalogWords;
	readonly site: AgentSite;
}

export type Answer = (context: Context) => OperationResult | Promise<OperationResult>;
