/** The family of the fonts in `src/build/images/fonts`, with which the build draws cards. */
export const cardFont = 'Card Serif';

/** Of every card, in pixels: the size that sites which show links ask for. */
export const cardSize = { width: 1200, height: 630, margin: 80 } as const;

/** Between the margins. */
export const contentWidth = cardSize.width - 2 * cardSize.margin;
