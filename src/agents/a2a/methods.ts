/** The methods of A2A 1.0. All but one tell that there are no tasks, streams or subscriptions here. */
import type { AgentSite } from '../site.ts';
import * as errors from './errors.ts';
import { readMessage } from './message.ts';
import { carryOut } from './operations.ts';
import { understand } from './understand.ts';

type Method = (params: Readonly<Record<string, unknown>>, site: AgentSite) => Promise<unknown>;

const sendMessage: Method = async (params, site) => {
	const { text, data, contextId } = readMessage(params);
	const { operation, parameters } = data ?? understand(text);
	const { summary, result } = await carryOut(operation, parameters, site);
	return {
		message: {
			messageId: crypto.randomUUID(),
			contextId: contextId ?? crypto.randomUUID(),
			role: 'ROLE_AGENT',
			parts: [{ text: summary }, ...(result ? [{ data: result, mediaType: 'application/json' }] : [])],
		},
	};
};

const noTask: Method = async ({ id }) => {
	if (typeof id === 'string' && id !== '') throw errors.taskNotFound(id.slice(0, 200));
	throw errors.invalidParameters([{ field: 'id', description: 'must be the id of a task' }]);
};

const noTasks: Method = async ({ pageSize }) => ({
	tasks: [],
	nextPageToken: '',
	pageSize: Number.isInteger(pageSize) ? pageSize : 50,
	totalSize: 0,
});

const refuse =
	(error: errors.A2aError): Method =>
	async () => {
		throw error;
	};

export const methods: ReadonlyMap<string, Method> = new Map([
	['SendMessage', sendMessage],
	['GetTask', noTask],
	['CancelTask', noTask],
	['ListTasks', noTasks],
	['SendStreamingMessage', refuse(errors.unsupported('Streaming'))],
	['SubscribeToTask', refuse(errors.unsupported('Streaming'))],
	['GetExtendedAgentCard', refuse(errors.unsupported('An extended card'))],
	['CreateTaskPushNotificationConfig', refuse(errors.noPushNotifications)],
	['GetTaskPushNotificationConfig', refuse(errors.noPushNotifications)],
	['ListTaskPushNotificationConfigs', refuse(errors.noPushNotifications)],
	['DeleteTaskPushNotificationConfig', refuse(errors.noPushNotifications)],
]);
