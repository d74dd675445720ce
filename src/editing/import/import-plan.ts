import type { RecordedPlace } from '../../content/schemas/record.ts';
import type { Edit } from '../front-matter-edit.ts';
import type { FieldChange } from './collected-changes.ts';
import type { Field } from './fields.ts';
import type { ImportedProduct, NewCategory, NewPeriod } from './imported-product.ts';
import type { RowProblem } from './source.ts';

/** A product that the content has, and what the import does to it. */
export interface ProductUpdate {
	readonly slug: string;
	/** Path of its file in the content folder. */
	readonly source: string;
	readonly place: string;
	readonly edits: readonly Edit[];
	readonly body: string | undefined;
	readonly changes: readonly FieldChange[];
	readonly conflicts: readonly FieldChange[];
}

/** How a source was read. */
interface SourceSummary {
	readonly name: string;
	readonly format: string;
	readonly rows: number;
	/** In the order of the source; `undefined` for one that is left out. Of a site there are none. */
	readonly columns: readonly { readonly column: string; readonly field: Field | undefined }[];
}

/** Everything that an import would do, before anything is written. */
export interface ImportPlan {
	readonly source: SourceSummary;
	readonly added: readonly ImportedProduct[];
	/** Products of the content that the source has as well; those without changes and conflicts, too. */
	readonly updates: readonly ProductUpdate[];
	readonly problems: readonly RowProblem[];
	readonly newCategories: readonly NewCategory[];
	readonly newPeriods: readonly NewPeriod[];
	/** Records of finished weeks, by week. */
	readonly newRecords: ReadonlyMap<string, readonly RecordedPlace[]>;
	/** What an editor should know of the import as a whole, a sentence each. */
	readonly notes: readonly string[];
}
