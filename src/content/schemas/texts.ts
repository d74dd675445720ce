/** The file with which a board changes and translates texts of the interface. */
import { z } from 'zod';
import { en } from '../../texts/languages/en.ts';
import { line } from './text.ts';

const text = line(500);

const other = { zero: text, one: text, two: text, few: text, many: text };
const forms = z.strictObject({ other: text }).extend(z.strictObject(other).partial().shape);

const messages = z.record(
	z.string(),
	z.union([text, forms], { error: 'Write a text, or a text for each plural form with `other`' }),
);

/** An empty text, as `launch-catalog texts` writes it, is one that is missing. */
function withoutEmpty(values: unknown): unknown {
	if (typeof values !== 'object' || values === null || Array.isArray(values)) return values;
	const written = Object.entries(values).filter(([, value]) => value !== '' && value?.other !== '');
	return Object.fromEntries(written.map(([key, value]) => [key, withoutEmpty(value)]));
}

const section = z.preprocess(withoutEmpty, messages).optional();

type Sections = Record<keyof typeof en, typeof section>;

/** The content of `content/texts.yaml`. What it may say depends on the language, see `texts/check-texts.ts`. */
export const textsFile = z.strictObject(Object.fromEntries(Object.keys(en).map((name) => [name, section])) as Sections);
