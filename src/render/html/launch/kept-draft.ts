/** The draft of this tab, which survives a reload: its link is taken out of the address as soon as it is read. */
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
		const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Record<keyof KeptDraft, unknown>> | null;
		const draft = readDraft(kept?.draft)?.draft;
		if (!kept || !draft) return undefined;
		const dismissed = Array.isArray(kept.dismissed) ? kept.dismissed.map(String) : [];
		const { plan, period } = readDraft(kept.suggested)?.draft ?? {};
		const suggested = { ...(plan && { plan }), ...(period && { period }) };
		return { draft, dismissed, suggested, showsMissing: kept.showsMissing === true };
	} catch {
		return undefined;
	}
}
