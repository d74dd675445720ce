import * as z from 'zod';
import type { OperationResult } from '../operations/operation.ts';
import { operations } from '../operations.ts';
import type { AgentSite } from '../site.ts';
import { helpText } from './answers/fixed-answers.ts';
import * as errors from './errors.ts';
import { catalogWords } from './grammar/catalog-words.ts';
import type { Intent } from './intent.ts';

const operationsByName = new Map(operations.map((operation) => [operation.name, operation]));
const names = [...operationsByName.keys(), 'help'].join(', ');

/** @throws {A2aError} when there is no such operation, or a parameter is invalid. */
export async function execute({ operation: name, parameters }: Intent, site: AgentSite): Promise<OperationResult> {
	if (name === 'help') return { text: helpText(await catalogWords(site), site) };
	const operation = operationsByName.get(name);
	if (!operation) {
		const field = 'message.parts.data.operation';
		throw errors.invalidParameters([{ field, description: `must be one of ${names}` }]);
	}
	const { success, data, error } = operation.input.safeParse(parameters);
	if (success) return operation.run(data, site);
	const [issue] = error.issues;
	const field = ['message.parts.data.parameters', ...(issue?.path ?? [])].join('.');
	throw errors.invalidParameters([{ field, description: requirement(operation.input, issue) }]);
}

/** What a parameter must be, as its schema has it. */
function requirement(input: z.ZodObject, issue: z.core.$ZodIssue | undefined): string {
	const { properties = {} } = z.toJSONSchema(input, { io: 'input' });
	const { type, maxLength, minimum, maximum } = Object(properties[String(issue?.path[0])]);
	if (type === 'integer') return `must be a whole number from ${minimum} to ${maximum}`;
	const ownMessage = issue?.code === 'invalid_format' || issue?.code === 'custom' || maxLength === undefined;
	return ownMessage ? (issue?.message ?? 'is invalid') : `must be a text of at most ${maxLength} characters`;
}
