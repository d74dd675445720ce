import type { Content } from '../../content/read-content.ts';
import { recordText } from '../../content/schemas/record.ts';
import { line } from '../../content/schemas/text.ts';
import type { ChangeSet } from '../change-set.ts';
import { editFrontMatter } from '../front-matter-edit.ts';
import { keyOrder } from '../key-order.ts';
import type { CorrectedPlace, ImportPlan } from './import-plan.ts';
import { entryText, productText, withBody } from './product-text.ts';

export interface WriteFacts {
	readonly content: Pick<Content, 'site' | 'launchPeriods'>;
	/** The build date, UTC, `YYYY-MM-DD`. */
	readonly date: string;
	/** What readers know the source as. */
	readonly origin: string;
}

/** Puts what a plan says into a change set. */
export function writeImport(plan: ImportPlan, changeSet: ChangeSet, facts: WriteFacts): void {
	const { score } = facts.content.site;
	for (const { slug, name } of plan.newCategories) changeSet.write(`categories/${slug}.md`, entryText({ name }));
	for (const { slug, ...period } of plan.newPeriods) changeSet.write(`launch_periods/${slug}.md`, entryText(period));
	for (const product of plan.added) changeSet.write(`products/${product.slug}.md`, productText(product, score));
	for (const { source, edits, body } of plan.updates) {
		if (edits.length === 0 && body === undefined) continue;
		const edited = editFrontMatter(changeSet.text(source), edits, keyOrder);
		changeSet.write(source, body === undefined ? edited : withBody(edited, body));
	}
	for (const [period, places] of plan.newRecords) changeSet.write(`launch_periods/${period}.csv`, recordText(places));
	for (const [period, places] of plan.newCorrections) correctWeek(changeSet, period, places, facts);
}

/** Adds corrections to the file of a week, behind those that it has; one that it has already stays the only one. */
function correctWeek(
	changeSet: ChangeSet,
	period: string,
	places: readonly CorrectedPlace[],
	{ content, date, origin }: WriteFacts,
): void {
	const week = content.launchPeriods.find(({ slug }) => slug === period);
	const corrections = week?.frontMatter.corrections ?? [];
	const last = new Map(corrections.map(({ product, position }) => [product, position]));
	const reason = line(300).parse(`The place is the one that ${origin} has published.`);
	const added = places
		.filter(({ product, position }) => last.get(product) !== position)
		.map(({ product, position }) => ({ date, product, reason, position }));
	const edits =
		corrections.length === 0
			? [{ path: ['corrections'], value: added }]
			: added.map((value, index) => ({ path: ['corrections', corrections.length + index], value }));
	const source = week?.source ?? `launch_periods/${period}.md`;
	if (added.length > 0) changeSet.write(source, editFrontMatter(changeSet.text(source), edits, keyOrder));
}
