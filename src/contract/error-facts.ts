/** What a log says of an error. As JSON it is one line, however many lines the stack has. */
export interface ErrorFacts {
	readonly message: string;
	readonly code?: string;
	readonly stack?: string;
}

/** @param error - Anything that was thrown. User names and passwords in addresses are left out. */
export function errorFacts(error: unknown): ErrorFacts {
	if (!(error instanceof Error)) return { message: withoutCredentials(String(error)) };
	return {
		message: withoutCredentials(error.message),
		...('code' in error && { code: String(error.code) }),
		...(error.stack !== undefined && { stack: withoutCredentials(error.stack) }),
	};
}

/** Replaces `user:password` in every address of a text, which may be JSON. A password may hold `@`: the last one ends it. */
export function withoutCredentials(text: string): string {
	return text.replace(/:\/\/[^\s/"]*@/g, '://…@');
}
