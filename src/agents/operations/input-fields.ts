/** Arguments that several operations have, with the bounds of the contract. */
import * as z from 'zod';
import { pageBounds } from '../../contract/limits.ts';

export const page = z
	.int()
	.min(pageBounds.minimum)
	.max(pageBounds.maximum)
	.default(1)
	.describe('Which page of the results.');

/** Each product of a result is a file that is read. */
export const maximumLimit = 50;

export const limit = z.int().min(1).max(maximumLimit).default(10).describe('Results on a page.');

/** A slug or a name, in any spelling. */
export const word = z.string().min(1).max(80);

/** A product: its address may be longer than its name. */
export const product = z.string().min(1).max(2_000);

/** A week, or days: a month, a year, one day to another. */
export const time = z.string().min(1).max(40);

/** `2026-11-09`. */
export const day = z.iso.date().max(10).optional();
