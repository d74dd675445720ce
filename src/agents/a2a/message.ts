/**
 * Messages of A2A: reads what a client sends, prepares the operations it requests, and writes the parts of the
 * response.
 */

import { asMembers, isObject, type Members, maximumIdLength, parseJson } from '../check-request.ts';
import { type OperationResult, problemText, resultText } from '../operations/operation.ts';
import { operations } from '../operations.ts';
import type { AgentSite } from '../site.ts';
import * as errors from './errors.ts';

/** The parameters of `SendMessage` that are used. */
export interface Message {
	/** Only read if there is no request. */
	readonly text: string;
	/** Those of data parts, and of texts that are JSON. */
	readonly requests: readonly Request[];
	readonly contextId: string | undefined;
	readonly outputModes: OutputModes;
}

const maximumParts = 16;
/** The rate limit counts a message as one request. */
const maximumOperations = 4;
const heavy = operations.flatMap(({ name, isHeavy }) => (isHeavy ? name : []));
/** Characters of all text parts together. */
const maximumTextLength = 4_000;
/** The most parameters that a data part may have. */
const maximumParameters = 20;

/** @throws {A2aError} when the parameters have no message, or its parts include neither text nor data. */
export function parseMessage({ message, configuration }: Members): Message {
	const { messageId, role, parts, taskId, contextId } = asMembers(message);
	const violations = [
		...idViolations('messageId', messageId, messageId !== undefined && messageId !== ''),
		...idViolations('contextId', contextId ?? ''),
		...idViolations('taskId', taskId ?? ''),
		...(role === 'ROLE_USER' ? [] : [{ field: 'message.role', description: 'must be ROLE_USER' }]),
		...(Array.isArray(parts) && parts.length > 0 && parts.length <= maximumParts
			? []
			: [{ field: 'message.parts', description: `must have 1 to ${maximumParts} parts` }]),
	];
	if (violations.length > 0) throw errors.invalidParameters(violations);
	if (taskId) throw errors.taskNotFound(String(taskId));
	const members = (parts as unknown[]).map(asMembers);
	if (members.some((part) => typeof part['text'] !== 'string' && !('data' in part)))
		throw errors.contentTypeNotSupported;
	const texts = members.flatMap((part) => (typeof part['text'] === 'string' ? part['text'] : []));
	const requests = members.flatMap((part) => {
		const data = 'data' in part ? part['data'] : typeof part['text'] === 'string' ? jsonIn(part['text']) : undefined;
		return data === undefined ? [] : parseRequest(data);
	});
	if (requests.length > 0 && texts.join('').length > maximumTextLength) {
		const description = `must be ${maximumTextLength} characters or fewer in all text parts together`;
		throw errors.invalidParameters([{ field: 'message.parts.text', description }]);
	}
	const isHeavy = requests.some(({ operation }) => heavy.includes(operation));
	if (requests.length > (isHeavy ? 1 : maximumOperations)) {
		const description = `must have at most ${maximumOperations} operations, or ${heavy.join(' or ')} alone`;
		throw errors.invalidParameters([{ field: 'message.parts', description }]);
	}
	return {
		text: texts.join(' '),
		requests,
		contextId: contextId ? String(contextId) : undefined,
		outputModes: parseOutputModes(configuration),
	};
}

function idViolations(name: string, value: unknown, isPresent = true) {
	if (isPresent && typeof value === 'string' && value.length <= maximumIdLength) return [];
	const description = isPresent ? `must be a string of at most ${maximumIdLength} characters` : 'is required';
	return [{ field: `message.${name}`, description }];
}

/** The object that a text is, or that is in one of its blocks of code, which are the odd parts between fences. */
function jsonIn(text: string): unknown {
	const blocks = text
		.split('```', 2 * maximumOperations)
		.flatMap((part, index) => (index % 2 === 1 ? part.replace(/^json\b/i, '') : []));
	return [text, ...blocks].map(parseJson).find(isObject);
}

function parseRequest(data: unknown): Request {
	const { operation, parameters, ...others } = asMembers(data);
	const given = parameters ?? others;
	if (typeof operation === 'string' && isObject(given) && Object.keys(given).length <= maximumParameters) {
		return { operation, parameters: given };
	}
	const description = `must be {operation, parameters} with at most ${maximumParameters} parameters`;
	throw errors.invalidParameters([{ field: 'message.parts.data', description }]);
}

export interface OutputModes {
	readonly text: boolean;
	readonly data: boolean;
}

const maximumModes = 20;
const maximumModeLength = 100;

/**
 * Both, if there is no list or it is empty.
 *
 * @throws {A2aError} when it is not a list of media types, or names neither of the two.
 */
export function parseOutputModes(configuration: unknown): OutputModes {
	const modes: unknown = Object(configuration).acceptedOutputModes ?? [];
	if (!isListOfModes(modes)) {
		const description = `must be a list of at most ${maximumModes} media types`;
		throw errors.invalidParameters([{ field: 'configuration.acceptedOutputModes', description }]);
	}
	if (modes.length === 0) return { text: true, data: true };
	const types = new Set(modes.map((mode) => (mode.split(';')[0] ?? '').trim().toLowerCase()));
	const accepts = (ranges: readonly string[]) => ['*/*', ...ranges].some((range) => types.has(range));
	const accepted = { text: accepts(['text/*', 'text/plain']), data: accepts(['application/*', 'application/json']) };
	if (!accepted.text && !accepted.data) throw errors.outputNotSupported;
	return accepted;
}

/** A text part, a data part or both. */
export function partsOf(result: OperationResult, accepted: OutputModes, site: Pick<AgentSite, 'numbers'>): object[] {
	const { text, data } =
		'problem' in result
			? { text: problemText(result.problem), data: result.problem }
			: { text: resultText(result, site), data: result.data };
	return [
		...(accepted.text ? [{ text, mediaType: 'text/plain' }] : []),
		...(accepted.data ? [{ data, mediaType: 'application/json' }] : []),
	];
}

const isListOfModes = (modes: unknown): modes is readonly string[] =>
	Array.isArray(modes) &&
	modes.length <= maximumModes &&
	modes.every((mode) => typeof mode === 'string' && mode.length <= maximumModeLength);

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
	// A call with `product` for `slug` lacks one argument and has an unknown one: the unknown one explains more.
	const issue = error.issues.find(({ code }) => code === 'unrecognized_keys') ?? error.issues[0];
	const field = ['message.parts.data.parameters', ...(issue?.path ?? [])].join('.');
	throw errors.invalidParameters([{ field, description: `is invalid: ${issue?.message}` }]);
}
