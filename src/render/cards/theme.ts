/** The size of cards and the fonts that the build draws them with. */

/**
 * Names as the font files carry them. The first that knows a character draws it; of the Chinese, Japanese and Korean
 * forms of a Han character the text's language decides, see `languageOf`.
 */
export const cardFonts = [
	'Source Serif 4',
	'Noto Sans SC Thin',
	'Noto Sans JP Thin',
	'Noto Sans KR Thin',
	'Noto Sans Arabic',
	'Noto Sans Hebrew Thin',
	'Noto Sans Devanagari',
	'Noto Sans Thai',
	'Noto Emoji',
].join(', ');

/** Of every card, in pixels: the size that sites which show links ask for. */
export const cardSize = { width: 1200, height: 630, margin: 80 } as const;

/** Between the margins. */
export const contentWidth = cardSize.width - 2 * cardSize.margin;
