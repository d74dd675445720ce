/** What the threads of a server tell each other. */

export interface WorkerData {
	/** From 1. */
	readonly thread: number;
	readonly threads: number;
	readonly port: number;
	readonly maximumConnections: number;
	readonly memory: {
		readonly lock: SharedArrayBuffer;
		readonly limit: SharedArrayBuffer;
		readonly connections: SharedArrayBuffer;
	};
}

/** To a worker. */
export type Command = 'follow' | 'end';

/** From a worker. */
export type Report =
	| { readonly type: 'listening' }
	/** A setting keeps it from serving. */
	| { readonly type: 'unusable'; readonly message: string }
	/** It serves the live release; the folder is given when that is another one than before. */
	| { readonly type: 'followed'; readonly folder: string | undefined }
	| { readonly type: 'follow_failed'; readonly error: unknown }
	| { readonly type: 'event'; readonly event: string; readonly facts: Readonly<Record<string, unknown>> };
