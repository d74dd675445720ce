/** The errors of A2A 1.0, with their details as its section on JSON-RPC wants them. */

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

const own = (code: number, message: string, reason: string, metadata?: Readonly<Record<string, string>>): A2aError =>
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
export const invalidRequest = new A2aError({ code: -32600, message: 'The body is no JSON-RPC 2.0 request.' });
export const methodNotFound = new A2aError({ code: -32601, message: 'A2A 1.0 has no such method.' });
export const internalError = new A2aError({ code: -32603, message: 'Something failed here. Try again later.' });
export const taskNotFound = (taskId: string) =>
	own(-32001, 'There is no such task: messages are answered at once.', 'TASK_NOT_FOUND', { taskId });
export const noPushNotifications = own(
	-32003,
	'Push notifications are not supported.',
	'PUSH_NOTIFICATION_NOT_SUPPORTED',
);
export const unsupported = (what: string) => own(-32004, `${what} is not supported.`, 'UNSUPPORTED_OPERATION');
export const contentTypeNotSupported = own(
	-32005,
	'Only text and data parts are understood.',
	'CONTENT_TYPE_NOT_SUPPORTED',
);
export const outputNotSupported = own(
	-32005,
	'Only text/plain and application/json can be sent. Name one of them in `acceptedOutputModes`.',
	'CONTENT_TYPE_NOT_SUPPORTED',
);
export const versionNotSupported = (version: string) =>
	own(-32009, `A2A ${version} is not served here. Send the header \`A2A-Version: 1.0\`.`, 'VERSION_NOT_SUPPORTED', {
		supportedVersions: '1.0',
	});

/** Wrong or missing members of the parameters. */
export const invalidParameters = (violations: readonly { readonly field: string; readonly description: string }[]) =>
	new A2aError({
		code: -32602,
		message: `Invalid parameters: ${violations.map(({ field, description }) => `${field} ${description}`).join('; ')}.`,
		data: [{ '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: violations }],
	});
