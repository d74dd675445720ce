/** Whether a name fills several lines, or one word of it does not fit into a line of the largest size on a phone. */
export const isLongName = (name: string): boolean =>
	name.length > longestName || name.split(' ').some((word) => word.length > longestWord);

const longestName = 40;

const longestWord = 15;
