/** The widths in which a screenshot is published: those that screens of one, two and three times the density need. */
const steps = [480, 960, 1_440] as const;

/** A picture that is only a little wider than a step makes the step superfluous. */
const worthStep = 0.9;

/**
 * In pixels, the smallest one first: never more than the picture has.
 *
 * @param width - Of the picture.
 */
export function screenshotWidths(width: number): number[] {
	const widest = Math.min(width, 1_440);
	return [...steps.filter((step) => step < widest * worthStep), widest];
}

export const screenshotFile = (slug: string, width: number): string => `/screenshots/${slug}-${width}.webp`;
