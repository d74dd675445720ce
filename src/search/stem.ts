/** What forms of an English word have in common: its beginning without a plural, `-ing`, `-ed`, `-er` and their doubled consonant. */
export function stemOf(term: string): string {
	if (term.length < 4 || !/^[a-z]+$/.test(term)) return term;
	return term
		.replace(/(?<=..[^s])s$/, '')
		.replace(/(?<=...)(?:ing|ed|er|e)$/, '')
		.replace(/(?<=..)([bdgmnprt])\1$/, '$1')
		.replace(/(?<=...)[yi]$/, '');
}
