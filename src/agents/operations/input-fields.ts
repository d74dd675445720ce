/** Fields that several operations have, with the bounds of the contract. */
import * as z from 'zod';
import { pageBounds } from '../../contract/limits.ts';
import { maximumSlugLength, slugPattern } from '../../routes/slug.ts';

export const page = z.int().min(pageBounds.minimum).max(pageBounds.maximum).default(1);

/** Each product of a result is a file that is read. */
const maximumLimit = 50;

export const limit = z.int().min(1).max(maximumLimit).default(10);

/** A text that is no slug is refused before any file is read. */
export const slugText = z
	.string()
	.max(maximumSlugLength)
	.regex(slugPattern, 'must be a slug: lower-case letters and digits, joined by single hyphens');

export const slug = slugText.optional();

/** Of names of products in input. */
export const maximumNameLength = 80;

/** `2026-11-09`. */
export const day = z.iso.date().max(10).optional();
