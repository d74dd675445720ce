interface Found {
	readonly valid: boolean;
	readonly duplicates: readonly unknown[];
	readonly launch_periods: readonly unknown[];
	readonly left_out: readonly string[];
}

/** Constants alone: these sentences are guidance, and never hold text of makers. */
export function nextSteps({ valid, duplicates, launch_periods, left_out }: Found): string[] {
	return [
		...(valid
			? []
			: ['Ask the maker about the problems and call prepare_launch again, or leave them to the review page.']),
		...(duplicates.length > 0
			? ['Ask the maker whether the product is already listed under one of the duplicates.']
			: []),
		...(launch_periods.length > 0 ? [] : ['No week takes launches at present: the link is of use once one is open.']),
		...(left_out.length > 0
			? [`The link would be too long with ${left_out.join(', ')}: hand that over as text, to be pasted into the page.`]
			: []),
		'Give the review_url to the person. Nothing was stored or launched.',
		'The person opens it, reviews the listing, chooses the plan and the week, signs in at the forge and submits it there.',
		'An editor then reviews the submission; until its approval it is not public.',
	];
}
