import * as errors from './errors.ts';
import type { Order } from './understand.ts';

/** A message as far as it is read. */
export interface ReadMessage {
	readonly text: string;
	/** The order of a data part, which says more exactly what the text may say, too. */
	readonly data: Order | undefined;
	readonly contextId: string | undefined;
}

/** @throws {A2aError} when the parameters hold no message that can be answered. */
export function readMessage({ message }: Readonly<Record<string, unknown>>): ReadMessage {
	const { messageId, role, parts, taskId, contextId } = memberOf(message);
	const violations = [
		...(typeof messageId === 'string' && messageId !== ''
			? []
			: [{ field: 'message.messageId', description: 'is required' }]),
		...(role === 'ROLE_USER' ? [] : [{ field: 'message.role', description: 'must be ROLE_USER' }]),
		...(Array.isArray(parts) && parts.length > 0 ? [] : [{ field: 'message.parts', description: 'must hold a part' }]),
	];
	if (violations.length > 0) throw errors.invalidParameters(violations);
	if (typeof taskId === 'string' && taskId !== '') throw errors.taskNotFound(taskId.slice(0, 200));
	const read = (parts as unknown[]).map(memberOf);
	if (read.some((part) => typeof part['text'] !== 'string' && !('data' in part))) throw errors.contentTypeNotSupported;
	return {
		text: read.flatMap((part) => (typeof part['text'] === 'string' ? part['text'] : [])).join(' '),
		data: read.flatMap((part) => ('data' in part ? orderOf(part['data']) : []))[0],
		contextId: typeof contextId === 'string' && contextId !== '' ? contextId.slice(0, 200) : undefined,
	};
}

function orderOf(data: unknown): Order {
	const { operation, parameters = {} } = memberOf(data);
	if (typeof operation === 'string' && typeof parameters === 'object' && parameters !== null) {
		return { operation, parameters: memberOf(parameters) };
	}
	throw errors.invalidParameters([{ field: 'message.parts.data', description: 'must be {operation, parameters}' }]);
}

const memberOf = (value: unknown): Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
