const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });

/** A number as people read it, on pages, in feeds and on pictures: `1,204.5`. Data for programs has plain numbers. */
export const inDigits = (number: number): string => numbers.format(number);
