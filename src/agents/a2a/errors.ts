/**
 * The errors of A2A, with their details as the section of version 1.0 on JSON-RPC requires. Version 0.3 has the same codes,
 * and leaves open what the details are.
 */
import { a2aVersions } from '../../urls/discovery.ts';

export interface RpcError {
	readonly code: number;
	readonly message: string;
	readonly data?: readonly object[];
}

export class A2aError extends Error {
	readonly rpc: RpcError;

	constructor(rpc: RpcError) {
		super(rpc.message);
		this.rpc = rpc;
	}
}

const a2aError = (
	code: number,
	message: string,
	reason: string,
	metadata?: Readonly<Record<string, string>>,
): A2aError =>
	new A2aError({
		code,
		message,
		data: [
			{
				'@type': 'type.googleapis.com/google.rpc.ErrorInfo',
				reason,
				domain: 'a2a-protocol.org',
				...(metadata && { metadata }),
			},
		],
	});

export const parseError = new A2aError({ code: -32700, message: 'The body is not JSON.' });
export const invalidRequest = new A2aError({ code: -32600, message: 'The body is not a JSON-RPC 2.0 request.' });
export const methodNotFound = (version: string) =>
	new A2aError({ code: -32601, message: `A2A ${version} has no such method.` });
export const internalError = new A2aError({ code: -32603, message: 'Something went wrong. Try again later.' });
export const taskNotFound = (taskId: string) =>
	a2aError(-32001, 'There is no such task: each message is answered right away.', 'TASK_NOT_FOUND', { taskId });
export const noPushNotifications = a2aError(
	-32003,
	'Push notifications are not supported.',
	'PUSH_NOTIFICATION_NOT_SUPPORTED',
);
export const unsupported = (what: string) => a2aError(-32004, `${what} is not supported.`, 'UNSUPPORTED_OPERATION');
export const contentTypeNotSupported = a2aError(
	-32005,
	'Only text and data parts are supported.',
	'CONTENT_TYPE_NOT_SUPPORTED',
);
export const outputNotSupported = a2aError(
	-32005,
	'Only text/plain and application/json are available. Add one of them to `acceptedOutputModes`.',
	'CONTENT_TYPE_NOT_SUPPORTED',
);
export const noExtendedCard = a2aError(
	-32007,
	'There is no extended card: the public one is complete.',
	'EXTENDED_AGENT_CARD_NOT_CONFIGURED',
);

const wrongVersion = (what: string) =>
	a2aError(-32009, `${what} Send the header \`A2A-Version: 1.0\`.`, 'VERSION_NOT_SUPPORTED', {
		supportedVersions: a2aVersions.join(', '),
	});

export const versionNotSupported = (version: string) => wrongVersion(`A2A ${version} is not supported.`);

/** For a method of version 1.0 in a call of version 0.3, as a call without the header is. */
export const versionMissing = (method: string) =>
	wrongVersion(`\`${method}\` is a method of A2A 1.0, but this is a call of version 0.3.`);

/** Invalid or missing members of the parameters. */
export const invalidParameters = (violations: readonly { readonly field: string; readonly description: string }[]) =>
	new A2aError({
		code: -32602,
		message: `Invalid parameters: ${violations.map(({ field, description }) => `${field} ${description}`).join('; ')}.`,
		data: [{ '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: violations }],
	});
