import type { Edit } from '../front-matter-edit.ts';

export interface FieldChange {
	/** Such as `tagline` or `launches[2026-w46].votes`. */
	readonly field: string;
	/** `undefined` where there was none. */
	readonly before: unknown;
	readonly after: unknown;
}

/** What differs between a product of a source and its file: what is changed, and what stays. */
export class CollectedChanges {
	readonly edits: Edit[] = [];
	readonly changes: FieldChange[] = [];
	/** What differs and stays. */
	readonly conflicts: FieldChange[] = [];
	readonly #force: boolean;

	/** @param force - Whether the source wins. */
	constructor(force: boolean) {
		this.#force = force;
	}

	/**
	 * Takes a value over, unless an editor has decided about it.
	 *
	 * @param edit - How it gets into the front matter; `undefined` for the text below.
	 * @returns Whether it is taken over.
	 */
	take(change: FieldChange, isDecided: boolean, edit: Edit | undefined): boolean {
		const stays = isDecided && !this.#force;
		(stays ? this.conflicts : this.changes).push(change);
		if (!stays && edit) this.edits.push(edit);
		return !stays;
	}
}
