import type { OperationResult } from '../../operations/operation.ts';
import type { AgentSite } from '../../site.ts';
import type { CatalogWords } from '../grammar/catalog-words.ts';
import type { NamedProduct, Reading } from '../grammar/reading.ts';

/** What an answer is made of. */
export interface Context {
	readonly reading: Reading;
	readonly words: CatalogWords;
	readonly site: AgentSite;
}

export type Answer = (context: Context) => OperationResult | Promise<OperationResult>;

/** An answer about one product. */
export type ProductAnswer = (context: Context, product: NamedProduct) => Promise<OperationResult>;
