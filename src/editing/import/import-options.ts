export interface ImportOptions {
	/** `column=field`. */
	readonly map: readonly string[];
	/** Slug of the week that all launch in. */
	readonly period?: string | undefined;
	/** Slug of the category of rows without one. */
	readonly category?: string | undefined;
	/** Whether what is imported is public without another look. */
	readonly approve: boolean;
	readonly createCategories: boolean;
	readonly createPeriods: boolean;
	/** Whether rows that cannot be imported are left out, instead of all. */
	readonly skipBad: boolean;
	/** Whether values of the source replace those of existing files. */
	readonly force: boolean;
	/** Whether products may have the name or website of others. */
	readonly allowDuplicates: boolean;
}
