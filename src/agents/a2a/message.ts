import { isObject, type Members, maximumIdLength, membersOf } from '../json-rpc.ts';
import * as errors from './errors.ts';
import type { Intent } from './intent.ts';
import { type OutputModes, parseOutputModes } from './output-modes.ts';

/** The parameters of `SendMessage`, as far as they are used. */
export interface Message {
	readonly text: string;
	/** The intent of the first data part, which takes precedence over the text. */
	readonly data: Intent | undefined;
	readonly contextId: string | undefined;
	readonly outputModes: OutputModes;
}

const maximumParts = 16;
/** Of all text parts together: longer ones are no questions about a catalog. */
const maximumTextLength = 500;
/** Of the parameters of a data part. */
const maximumParameters = 20;

/** @throws {A2aError} when the parameters hold no message, or one of which no part is text or data. */
export function parseMessage({ message, configuration }: Members): Message {
	const { messageId, role, parts, taskId, contextId } = membersOf(message);
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
	const members = (parts as unknown[]).map(membersOf);
	if (members.some((part) => typeof part['text'] !== 'string' && !('data' in part)))
		throw errors.contentTypeNotSupported;
	const text = members.flatMap((part) => (typeof part['text'] === 'string' ? part['text'] : [])).join(' ');
	if (text.length > maximumTextLength) {
		const description = `must be ${maximumTextLength} characters or fewer, all text parts together`;
		throw errors.invalidParameters([{ field: 'message.parts.text', description }]);
	}
	return {
		text,
		data: members.flatMap((part) => ('data' in part ? parseData(part['data']) : []))[0],
		contextId: contextId ? String(contextId) : undefined,
		outputModes: parseOutputModes(configuration),
	};
}

function idViolations(name: string, value: unknown, isPresent = true) {
	if (isPresent && typeof value === 'string' && value.length <= maximumIdLength) return [];
	const description = isPresent ? `must be a text of at most ${maximumIdLength} characters` : 'is required';
	return [{ field: `message.${name}`, description }];
}

function parseData(data: unknown): Intent {
	const { operation, parameters = {} } = membersOf(data);
	if (typeof operation === 'string' && isObject(parameters) && Object.keys(parameters).length <= maximumParameters) {
		return { operation, parameters };
	}
	const description = `must be {operation, parameters} with at most ${maximumParameters} parameters`;
	throw errors.invalidParameters([{ field: 'message.parts.data', description }]);
}
