import type { Content } from '../../content/read-content.ts';
import { recordText } from '../../content/schemas/record.ts';
import type { ChangeSet } from '../change-set.ts';
import { editFrontMatter } from '../front-matter-edit.ts';
import { keyOrder } from '../key-order.ts';
import type { ImportPlan } from './import-plan.ts';
import { entryText, productText, withBody } from './product-text.ts';

/** Puts what a plan says into a change set. */
export function writeImport(plan: ImportPlan, changeSet: ChangeSet, { score }: Content['site']): void {
	for (const { slug, name } of plan.newCategories) changeSet.write(`categories/${slug}.md`, entryText({ name }));
	for (const { slug, ...period } of plan.newPeriods) changeSet.write(`launch_periods/${slug}.md`, entryText(period));
	for (const product of plan.added) changeSet.write(`products/${product.slug}.md`, productText(product, score));
	for (const { source, edits, body } of plan.updates) {
		if (edits.length === 0 && body === undefined) continue;
		const edited = editFrontMatter(changeSet.text(source), edits, keyOrder);
		changeSet.write(source, body === undefined ? edited : withBody(edited, body));
	}
	for (const [period, places] of plan.newRecords) changeSet.write(`launch_periods/${period}.csv`, recordText(places));
}
