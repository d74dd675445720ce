import * as z from 'zod';
import type { OperationResult } from '../operations/operation.ts';
import { operations } from '../operations.ts';
import type { AgentSite } from '../site.ts';
import * as errors from './errors.ts';

/** The operation that a data part requests. */
export interface Request {
	readonly operation: string;
	readonly parameters: Readonly<Record<string, unknown>>;
}

const operationsByName = new Map(operations.map((operation) => [operation.name, operation]));

/**
 * Checks a request before any of a message runs.
 *
 * @throws {A2aError} when there is no such operation, or a parameter is invalid.
 */
export function prepare({ operation: name, parameters }: Request): (site: AgentSite) => Promise<OperationResult> {
	const operation = operationsByName.get(name);
	if (!operation) {
		const description = `must be one of ${[...operationsByName.keys()].join(', ')}`;
		throw errors.invalidParameters([{ field: 'message.parts.data.operation', description }]);
	}
	const { success, data, error } = operation.input.safeParse(parameters);
	if (success) return (site) => operation.run(data, site);
	// Who writes `slug` for `product` lacks one, and has one too many.
	const issue = error.issues.find(({ code }) => code === 'unrecognized_keys') ?? error.issues[0];
	const field = ['message.parts.data.parameters', ...(issue?.path ?? [])].join('.');
	throw errors.invalidParameters([{ field, description: requirement(operation.input, issue) }]);
}

/** What a parameter must be, as its schema has it. */
function requirement(input: z.ZodObject, issue: z.core.$ZodIssue | undefined): string {
	const { properties = {} } = z.toJSONSchema(input, { io: 'input' });
	const { type, minLength, maxLength, minimum, maximum } = Object(properties[String(issue?.path[0])]);
	if (type === 'integer') return `must be a whole number from ${minimum} to ${maximum}`;
	const ownMessage = issue?.code === 'invalid_format' || issue?.code === 'custom' || maxLength === undefined;
	if (ownMessage) return issue?.message ?? 'is invalid';
	return `must be a text of ${minLength === undefined ? 'at most' : `${minLength} to`} ${maxLength} characters`;
}
