import { isObject, type Members, maximumIdLength, membersOf, parseJson } from '../json-rpc.ts';
import * as errors from './errors.ts';
import type { Request } from './execute.ts';
import { type OutputModes, parseOutputModes } from './output-modes.ts';

/** The parameters of `SendMessage`, as far as they are used. */
export interface Message {
	/** Read where there is no request. */
	readonly text: string;
	/** Those of data parts, and of texts that are JSON. */
	readonly requests: readonly Request[];
	readonly contextId: string | undefined;
	readonly outputModes: OutputModes;
}

const maximumParts = 16;
/** Characters of all text parts together. */
const maximumTextLength = 4_000;
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
	const texts = members.flatMap((part) => (typeof part['text'] === 'string' ? part['text'] : []));
	const requests = members.flatMap((part) => {
		const data = 'data' in part ? part['data'] : typeof part['text'] === 'string' ? jsonIn(part['text']) : undefined;
		return data === undefined ? [] : parseRequest(data);
	});
	if (requests.length > 0 && texts.join('').length > maximumTextLength) {
		const description = `must be ${maximumTextLength} characters or fewer, all text parts together`;
		throw errors.invalidParameters([{ field: 'message.parts.text', description }]);
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
	const description = isPresent ? `must be a text of at most ${maximumIdLength} characters` : 'is required';
	return [{ field: `message.${name}`, description }];
}

/** The object that a text is, or that is in one of its blocks of code, which are the odd parts between fences. */
function jsonIn(text: string): unknown {
	const blocks = text.split('```').flatMap((part, index) => (index % 2 === 1 ? part.replace(/^json\b/i, '') : []));
	return [text, ...blocks].map(parseJson).find(isObject);
}

function parseRequest(data: unknown): Request {
	const { operation, parameters, ...others } = membersOf(data);
	const given = parameters ?? others;
	if (typeof operation === 'string' && isObject(given) && Object.keys(given).length <= maximumParameters) {
		return { operation, parameters: given };
	}
	const description = `must be {operation, parameters} with at most ${maximumParameters} parameters`;
	throw errors.invalidParameters([{ field: 'message.parts.data', description }]);
}
