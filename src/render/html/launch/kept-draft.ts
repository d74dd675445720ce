/**
 * What is kept of a draft, and the draft of this tab, which survives a reload: its link is taken out of the address as
 * soon as it is read.
 */
import { type Draft, readDraft, type Suggestions } from '../../../drafts/draft.ts';

const key = 'launch-draft-of-this-tab';

export interface KeptDraft {
	readonly draft: Draft;
	/** Slugs of products that the person has called different ones. */
	readonly dismissed: readonly string[];
	/** Plan and week that the link suggested. */
	readonly suggested: Suggestions;
	/** Whether empty required fields are called missing. */
	readonly showsMissing: boolean;
}

/** An empty draft is forgotten. Where storage is off or full, a reload loses the draft. */
export function keepDraft(kept: KeptDraft): void {
	try {
		if (Object.keys({ ...kept.suggested, ...kept.draft }).length === 0) sessionStorage.removeItem(key);
		else sessionStorage.setItem(key, JSON.stringify(kept));
	} catch {}
}

/** @returns `undefined` when there is none, or none that can be read. */
export function keptDraft(): KeptDraft | undefined {
	try {
		return readKeptDraft(sessionStorage.getItem(key));
	} catch {
		return undefined;
	}
}

/**
 * @param text - What a storage of the browser holds: the JSON of a `KeptDraft`, or of a draft alone.
 * @returns `undefined` where it is something else.
 * @throws {SyntaxError} when it is no JSON.
 */
export function readKeptDraft(text: string | null): KeptDraft | undefined {
	const kept = JSON.parse(text ?? 'null') as Partial<Record<keyof KeptDraft, unknown>> | null;
	const draft = readDraft(kept?.draft ?? kept)?.draft;
	if (!kept || !draft) return undefined;
	const dismissed = Array.isArray(kept.dismissed) ? kept.dismissed.map(String) : [];
	const { plan, period } = readDraft(kept.suggested)?.draft ?? {};
	const suggested = { ...(plan && { plan }), ...(period && { period }) };
	return { draft, dismissed, suggested, showsMissing: kept.showsMissing === true };
}
