/** The methods of A2A 1.0. All but one tell that there are no tasks, streams or subscriptions here. */
import type { AgentSite } from '../site.ts';
import * as errors from './errors.ts';
import { maximumIdLength, readMessage } from './message.ts';
import { withCategory } from './name-category.ts';
import { execute } from './operations.ts';
import { partsOf } from './output-modes.ts';
import { parseIntent } from './parse-intent.ts';

type Method = (params: Readonly<Record<string, unknown>>, site: AgentSite) => Promise<unknown>;

const sendMessage: Method = async (params, site) => {
	const { text, data, contextId, accepted } = readMessage(params);
	const { operation, parameters } = data ?? (await withCategory(parseIntent(text), site));
	return {
		message: {
			messageId: crypto.randomUUID(),
			contextId: contextId ?? crypto.randomUUID(),
			role: 'ROLE_AGENT',
			parts: partsOf(await execute(operation, parameters, site), accepted),
		},
	};
};

const noTask: Method = async ({ id }) => {
	if (typeof id === 'string' && id !== '' && id.length <= maximumIdLength) throw errors.taskNotFound(id);
	const description = `must be the id of a task, of at most ${maximumIdLength} characters`;
	throw errors.invalidParameters([{ field: 'id', description }]);
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
