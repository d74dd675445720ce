import { z } from 'zod';
import { type Environment, readSettings } from './settings.ts';

/** Values of `author_association` for people who may merge, or who were invited. */
const insiders: readonly string[] = ['OWNER', 'MEMBER', 'COLLABORATOR'];

const schema = z.object({
	/** GitHub sets it to `true` where it runs a workflow. */
	GITHUB_ACTIONS: z
		.string()
		.optional()
		.transform((value) => value === 'true'),
	/** The author's association with the repository, as GitHub names it. */
	AUTHOR_ASSOCIATION: z
		.string()
		.regex(/^[A-Z_]{1,40}$/, 'write what GitHub calls the author, such as `OWNER`.')
		.default('NONE'),
});

export interface ReviewSettings {
	readonly isInActions: boolean;
	/** Whether someone from outside proposes the change, also when they have proposed others before. */
	readonly isStranger: boolean;
}

/** @throws {UserError} when a variable has a value that cannot be used. */
export function readReviewSettings(environment: Environment): ReviewSettings {
	const { GITHUB_ACTIONS, AUTHOR_ASSOCIATION } = readSettings(schema, environment);
	return { isInActions: GITHUB_ACTIONS, isStranger: !insiders.includes(AUTHOR_ASSOCIATION) };
}
