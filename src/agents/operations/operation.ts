import type * as z from 'zod';
import type { AgentSite } from '../site.ts';

/** What agents can do with the catalog, whatever the protocol that carries it. */
export interface Operation<Input extends z.ZodObject = z.ZodObject> {
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly input: Input;
	/** JSON Schema of `data`. */
	readonly output: Readonly<Record<string, unknown>>;
	/** Paths of the members of `data` that hold text of makers. */
	readonly untrusted: readonly string[];
	run(input: z.output<Input>, site: AgentSite): Promise<OperationResult>;
}

export interface OperationResult {
	/** The facts, complete without `data`; where nothing was found, what to do instead. */
	readonly text: string;
	/** The same in the shapes of the API; absent where nothing was found. */
	readonly data?: Readonly<Record<string, unknown>>;
	/** The page about it. */
	readonly page?: PageLink;
}

/** A page, without any text of makers. */
interface PageLink {
	/** Slug of what the page is about. */
	readonly slug: string;
	/** As the paths of `routes/paths.ts`. */
	readonly path: string;
}

/** Derives the input of `run` from the schema. */
export const defineOperation = <Input extends z.ZodObject>(operation: Operation<Input>): Operation<Input> => operation;
