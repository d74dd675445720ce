/** Connects the field of a long week, which finds products by name on all pages of the week. */
import { maximumRankings } from '../../../contract/limits.ts';
import { fold } from '../../../search/terms.ts';
import { grouped } from '../../../texts/formats.ts';
import { filters as t } from '../../../texts/sections.ts';
import { launchPeriodPage } from '../../../urls/paths.ts';
import { pagePath } from '../../shared/pagination.ts';
import { openTables } from '../compare/tables.ts';
import { element, find } from '../element.ts';

const mostShown = 10;

const [field, status, list] = [find<HTMLInputElement>('.find-place'), find('.filtered'), find('.found-places')];
const week = field.dataset['week'] ?? '';
let tables: ReturnType<typeof openTables> | undefined;

const load = () => {
	tables ??= openTables();
	return tables;
};

field.addEventListener('focus', () => void load());
field.addEventListener('input', show);
// What was typed before the script was there.
if (field.value !== '') void show();

async function show(): Promise<void> {
	const { placesIn } = await load();
	const typed = fold(field.value);
	const found = typed === '' ? [] : placesIn(week).filter(({ name }) => fold(name).includes(typed));
	const links = found.slice(0, mostShown).map(({ name, position }) => {
		const page = pagePath(launchPeriodPage(week), Math.ceil(position / maximumRankings));
		// Browsers that know this fragment scroll to the name.
		const href = `${page}#:~:text=${encodeURIComponent(name)}`;
		return element('li', {}, element('a', { href }, `${grouped(position)}. `, element('bdi', {}, name)));
	});
	list.replaceChildren(...links);
	status.textContent = typed === '' ? '' : found.length === 0 ? t.noMatch : t.matches({ count: found.length });
}
