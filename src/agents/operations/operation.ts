import type * as z from 'zod';
import type { ErrorBody } from '../../contract/errors.ts';
import type { AgentSite } from '../site.ts';

/** What agents can do with the catalog, over any protocol. */
export interface Operation<Input extends z.ZodObject = z.ZodObject> {
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly input: Input;
	/** Whether it takes as long as several others, as a search does, or a description that is parsed. */
	readonly isHeavy?: boolean;
	/** The members that `data` always has. */
	readonly members: readonly string[];
	/** Paths of the members of `data` that hold submitted text. */
	readonly untrusted: readonly string[];
	run(input: z.output<Input>, site: AgentSite): Promise<OperationResult>;
}

export type OperationResult = FoundResult | { readonly problem: Problem };

interface FoundResult {
	/** The facts, complete without `data`. */
	readonly text: string;
	/** The same in the shapes of the API. */
	readonly data: Readonly<Record<string, unknown>>;
	/** Paths of more submitted text in `data`, of fields that the board declares. */
	readonly untrusted?: readonly string[];
}

/**
 * Why there is no result: the Error of the API. `near` in the details lists slugs that may have been meant, the nearest
 * first.
 */
export type Problem = ErrorBody;

/** @param near - Slugs that may have been meant, the nearest first. */
export function notFound(code: string, message: string, resolution: string, near: readonly string[] = []): Problem {
	const nearest = near.length > 0 ? ` Closest matches: ${near.join(', ')}.` : '';
	const details = near.length > 0 ? { details: { near } } : undefined;
	return { error: 'Not found', code, message: `${message}${nearest}`, resolution, ...details };
}

/** What the numbers of a board are, as members of metadata, if they are not real. */
export const demonstrationOf = ({ numbers }: Pick<AgentSite, 'numbers'>) =>
	numbers === 'demonstration' ? { 'launch-catalog/numbers': numbers } : undefined;

/** The text of a result, with what its numbers are. */
export const resultText = ({ text }: FoundResult, site: Pick<AgentSite, 'numbers'>): string =>
	demonstrationOf(site)
		? `${text}\nVotes, comments, scores, ratings and pages to vote are a demonstration, not real.`
		: text;

export const problemText = ({ message, resolution }: Problem): string => `${message} ${resolution}`;

/** Derives the input of `run` from the schema. */
export const defineOperation = <Input extends z.ZodObject>(operation: Operation<Input>): Operation<Input> => operation;
