/** The methods of A2A 1.0. All but one respond that there are no tasks, streams or subscriptions here. */
import { type Members, maximumIdLength } from '../json-rpc.ts';
import type { AgentSite } from '../site.ts';
import * as errors from './errors.ts';
import { execute } from './execute.ts';
import { parseMessage } from './message.ts';
import { partsOf } from './output-modes.ts';
import { answerSentence } from './understand.ts';

export type Method = (params: Members, site: AgentSite) => Promise<unknown>;

export const sendMessage = async (params: Members, site: AgentSite) => {
	const { text, data, contextId, outputModes } = parseMessage(params);
	const result = await (data ? execute(data, site) : answerSentence(text, site));
	return {
		message: {
			messageId: crypto.randomUUID(),
			contextId: contextId ?? crypto.randomUUID(),
			role: 'ROLE_AGENT',
			parts: partsOf(result, outputModes),
		},
	};
};

export const getTask: Method = async ({ id }) => {
	if (typeof id === 'string' && id !== '' && id.length <= maximumIdLength) throw errors.taskNotFound(id);
	const description = `must be the id of a task, of at most ${maximumIdLength} characters`;
	throw errors.invalidParameters([{ field: 'id', description }]);
};

const listTasks: Method = async ({ pageSize }) => ({
	tasks: [],
	nextPageToken: '',
	pageSize: Number.isInteger(pageSize) ? pageSize : 50,
	totalSize: 0,
});

export const reject =
	(error: errors.A2aError): Method =>
	async () => {
		throw error;
	};

export const methods: ReadonlyMap<string, Method> = new Map([
	['SendMessage', sendMessage],
	['GetTask', getTask],
	['CancelTask', getTask],
	['ListTasks', listTasks],
	['SendStreamingMessage', reject(errors.unsupported('Streaming'))],
	['SubscribeToTask', reject(errors.unsupported('Streaming'))],
	['GetExtendedAgentCard', reject(errors.unsupported('An extended card'))],
	['CreateTaskPushNotificationConfig', reject(errors.noPushNotifications)],
	['GetTaskPushNotificationConfig', reject(errors.noPushNotifications)],
	['ListTaskPushNotificationConfigs', reject(errors.noPushNotifications)],
	['DeleteTaskPushNotificationConfig', reject(errors.noPushNotifications)],
]);
