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

/**
 * @returns `isStranger` for someone from outside, also when they have proposed changes before.
 * @throws {UserError} when a variable has a value that cannot be used.
 */
export function readReviewSettings(environment: Environment) {
	const { GITHUB_ACTIONS, AUTHOR_ASSOCIATION } = readSettings(schema, environment);
	return { isInActions: GITHUB_ACTIONS, isStranger: !insiders.includes(AUTHOR_ASSOCIATION) };
}
