import * as errors from './errors.ts';
import type { Intent } from './intent.ts';
import { type OutputModes, readOutputModes } from './output-modes.ts';

/** A message as far as it is read. */
export interface ReadMessage {
	readonly text: string;
	/** The order of a data part, which says more exactly what the text may say, too. */
	readonly data: Intent | undefined;
	readonly contextId: string | undefined;
	readonly accepted: OutputModes;
}

/** Of ids, which are given back. */
export const maximumIdLength = 200;
const maximumParts = 16;
/** Of all text parts together: longer ones are no questions about a catalog. */
const maximumTextLength = 500;
/** Of the parameters of a data part. */
const maximumParameters = 20;

/** @throws {A2aError} when the parameters hold no message that can be answered. */
export function readMessage({ message, configuration }: Readonly<Record<string, unknown>>): ReadMessage {
	const { messageId, role, parts, taskId, contextId } = memberOf(message);
	const violations = [
		...idViolations('messageId', messageId, messageId !== undefined && messageId !== ''),
		...idViolations('contextId', contextId ?? ''),
		...idViolations('taskId', taskId ?? ''),
		...(role === 'ROLE_USER' ? [] : [{ field: 'message.role', description: 'must be ROLE_USER' }]),
		...(Array.isArray(parts) && parts.length > 0 && parts.length <= maximumParts
			? []
			: [{ field: 'message.parts', description: `must hold 1 to ${maximumParts} parts` }]),
	];
	if (violations.length > 0) throw errors.invalidParameters(violations);
	if (taskId) throw errors.taskNotFound(String(taskId));
	const read = (parts as unknown[]).map(memberOf);
	if (read.some((part) => typeof part['text'] !== 'string' && !('data' in part))) throw errors.contentTypeNotSupported;
	const text = read.flatMap((part) => (typeof part['text'] === 'string' ? part['text'] : [])).join(' ');
	if (text.length > maximumTextLength) {
		const description = `must be ${maximumTextLength} characters or fewer, all text parts together`;
		throw errors.invalidParameters([{ field: 'message.parts.text', description }]);
	}
	return {
		text,
		data: read.flatMap((part) => ('data' in part ? orderOf(part['data']) : []))[0],
		contextId: contextId ? String(contextId) : undefined,
		accepted: readOutputModes(configuration),
	};
}

function idViolations(name: string, value: unknown, isPresent = true) {
	if (isPresent && typeof value === 'string' && value.length <= maximumIdLength) return [];
	const description = isPresent ? `must be a text of at most ${maximumIdLength} characters` : 'is required';
	return [{ field: `message.${name}`, description }];
}

function orderOf(data: unknown): Intent {
	const { operation, parameters = {} } = memberOf(data);
	const isObject = typeof parameters === 'object' && parameters !== null && !Array.isArray(parameters);
	if (typeof operation === 'string' && isObject && Object.keys(parameters).length <= maximumParameters) {
		return { operation, parameters: memberOf(parameters) };
	}
	const description = `must be {operation, parameters} with at most ${maximumParameters} parameters`;
	throw errors.invalidParameters([{ field: 'message.parts.data', description }]);
}

const memberOf = (value: unknown): Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
