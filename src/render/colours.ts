/** The colours of pages by day, also of cards, badges and the icon. A test compares them with `tokens.css` and the icon. */
export const lightColours = {
	paper: '#fdfcf9',
	ink: '#1d1e20',
	quiet: '#5c5f66',
	line: '#dedbd2',
	accent: '#8a2c0d',
	wash: '#f4f1ea',
} as const;

/** For readers who prefer dark pages. */
export const darkColours: Readonly<Record<keyof typeof lightColours, string>> = {
	paper: '#17181b',
	ink: '#e9e6df',
	quiet: '#a8aab0',
	line: '#36383e',
	accent: '#f0a37f',
	wash: '#1f2125',
};
