import { type DraftProblem, fieldOf } from '../../drafts/problem.ts';

interface Found {
	readonly problems: readonly DraftProblem[];
	readonly duplicates: readonly unknown[];
	readonly launch_period_count: number;
	readonly left_out: readonly string[];
}

const later = [
	'The person opens it, reviews the listing, chooses the plan and the week, signs in at the forge and submits it there.',
	'An editor then reviews the submission; until its approval it is not public.',
];

/** Constants and names of fields: these sentences are guidance, and never hold text of makers. */
export function nextSteps({ problems, duplicates, launch_period_count, left_out }: Found, isFirst: boolean): string[] {
	const open = new Set(problems.filter(({ code }) => code !== 'to_choose').map(fieldOf));
	return [
		...(open.size === 0
			? []
			: [`Ask the maker about ${[...open].join(', ')} and call prepare_launch again, or leave it to the review page.`]),
		...(duplicates.length > 0
			? [
					'Ask the maker whether the product is already listed as one of the duplicates. If it is, a launch is added to its file by “Edit this page” on its page, and this draft is not needed.',
				]
			: []),
		...(launch_period_count > 0 ? [] : ['No week takes launches at present: the link is of use once one is open.']),
		...(left_out.length > 0
			? [`The link would be too long with ${left_out.join(', ')}: hand that over as text, to be pasted into the page.`]
			: []),
		'Give the review_url to the person. Nothing was stored or launched.',
		...(isFirst ? later : []),
	];
}
