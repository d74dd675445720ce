/** Says in the bar of saved products how many have changed since the last visit to `/saved`. Readers without any load nothing more. */
import { shelf as t } from '../../../texts/sections.ts';
import { saved } from '../saved/shelf.ts';

if (saved().length > 0) {
	const { changedOf } = await import('../saved/changes.ts');
	const changed = await changedOf(saved());
	/** Each change of the list replaces the links of the bar. */
	const show = (): void => {
		const count = changed.filter((slug) => saved().includes(slug)).length;
		if (count > 0) document.querySelector('body > .shelf > a')?.append(` · ${t.changed} ${count}`);
	};
	addEventListener('shelf', show);
	show();
}
