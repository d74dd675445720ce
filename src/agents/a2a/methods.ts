/** The methods of A2A 1.0. All but one respond that there are no tasks, streams or subscriptions here. */
import { type Members, maximumIdLength } from '../json-rpc.ts';
import type { AgentSite } from '../site.ts';
import { answerText } from './answer-text.ts';
import * as errors from './errors.ts';
import { prepare } from './execute.ts';
import { parseMessage } from './message.ts';
import { partsOf } from './output-modes.ts';

export type Method = (params: Members, site: AgentSite) => Promise<unknown>;

export const sendMessage = async (params: Members, site: AgentSite) => {
	const { text, requests, contextId, outputModes } = parseMessage(params);
	const runs = requests.map(prepare);
	const results = runs.length > 0 ? await Promise.all(runs.map((run) => run(site))) : [await answerText(text, site)];
	return {
		message: {
			messageId: crypto.randomUUID(),
			contextId: contextId ?? crypto.randomUUID(),
			role: 'ROLE_AGENT',
			parts: results.flatMap((result) => partsOf(result, outputModes)),
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
