/**
 * The methods of A2A 0.3. Its messages are brought into the form of version 1.0 and back, so that both have the same limits
 * and the same responses.
 */
import { isObject, type Members, membersOf } from '../json-rpc.ts';
import * as errors from './errors.ts';
import { getTask, type Method, reject, sendMessage } from './methods.ts';

const sendMessage03: Method = async (params, site) => {
	const { message } = await sendMessage(upgraded(params), site);
	return { kind: 'message', ...message, role: 'agent', parts: message.parts.map(downgradedPart) };
};

/** @throws {A2aError} when there is no message, or one of another role than the user's. */
function upgraded({ message, ...others }: Members): Members {
	if (!isObject(message)) throw errors.invalidParameters([{ field: 'message', description: 'must be an object' }]);
	const { role, parts } = message;
	if (role !== 'user') throw errors.invalidParameters([{ field: 'message.role', description: 'must be user' }]);
	const upgradedParts = Array.isArray(parts) ? parts.map(upgradedPart) : parts;
	return { ...others, message: { ...message, role: 'ROLE_USER', parts: upgradedParts } };
}

/** A part of the kind that it names, or the one that it holds; a file stays as it is, which is refused as in version 1.0. */
function upgradedPart(part: unknown): unknown {
	const { kind, text, data } = membersOf(part);
	if (kind === 'text') return { text };
	if (kind === 'data') return { data };
	return kind === undefined ? part : {};
}

function downgradedPart(part: object): object {
	return 'text' in part
		? { kind: 'text', text: part.text }
		: { kind: 'data', ...('data' in part && { data: part.data }) };
}

const streaming = reject(errors.unsupported('Streaming'));
const pushNotifications = reject(errors.noPushNotifications);

export const methodsOf03: ReadonlyMap<string, Method> = new Map([
	['message/send', sendMessage03],
	['message/stream', streaming],
	['tasks/get', getTask],
	['tasks/cancel', getTask],
	['tasks/resubscribe', streaming],
	['tasks/pushNotificationConfig/set', pushNotifications],
	['tasks/pushNotificationConfig/get', pushNotifications],
	['tasks/pushNotificationConfig/list', pushNotifications],
	['tasks/pushNotificationConfig/delete', pushNotifications],
	['agent/getAuthenticatedExtendedCard', reject(errors.noExtendedCard)],
]);
