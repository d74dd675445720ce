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

const [field, list] = [find<HTMLInputElement>('.find-place'), find('.found-places')];
const status = find('.find-place + .filtered');
const week = field.dataset['week'] ?? '';
let tables: ReturnType<typeof openTables> | undefined;

const load = () => {
	tables ??= openTables().catch((error) => {
		tables = undefined;
		throw error;
	});
	return tables;
};
const showOrSay = () =>
	show().catch(() => {
		status.textContent = t.notLoaded;
	});

// If loading fails, the first letter that is typed tries again and says so.
field.addEventListener('focus', () => load().catch(() => undefined));
field.addEventListener('input', showOrSay);
// What was typed before the script was there.
if (field.value !== '') void showOrSay();

async function show(): Promise<void> {
	const { placesIn } = await load();
	const typed = fold(field.value);
	const found = typed === '' ? [] : placesIn(week).filter(({ name }) => fold(name).includes(typed));
	const links = found.slice(0, mostShown).map(({ name, position }) => {
		const page = pagePath(launchPeriodPage(week), Math.ceil(position / maximumRankings));
		// Browsers scroll to the name that follows its place on the board. In these links a dot is between them.
		const href = `${page}#:~:text=${directive(grouped(position))}-,${directive(name)}`;
		return element('li', {}, element('a', { href }, `${grouped(position)}.\u00a0`, element('bdi', {}, name)));
	});
	list.replaceChildren(...links, ...(found.length > mostShown ? [element('li', {}, '…')] : []));
	status.textContent = typed === '' ? '' : found.length === 0 ? t.noMatch : t.matches({ count: found.length });
}

/** A part of a text fragment, in which hyphens and commas have a meaning. */
const directive = (text: string): string => encodeURIComponent(text).replaceAll('-', '%2D');
