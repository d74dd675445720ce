/** Error bodies of what is refused before, or instead of, the handler: requests that are no proper HTTP, or come too late. */
import type { Failure } from '../../contract/errors.ts';

export const malformed = (message: string): Failure => ({
	status: 400,
	body: {
		error: 'Bad request',
		code: 'bad_request',
		message,
		resolution: 'Send a request line, one Host header, well-formed headers, and the whole body that they announce.',
	},
});

export const unknownExpectation: Failure = {
	status: 417,
	body: {
		error: 'Expectation failed',
		code: 'expectation_failed',
		message: 'The header `Expect` names something other than `100-continue`.',
		resolution: 'Leave the header `Expect` out.',
	},
};

export const headersTooLarge: Failure = {
	status: 431,
	body: {
		error: 'Headers too large',
		code: 'headers_too_large',
		message: 'The request line and headers are larger than 16 KiB.',
		resolution: 'Send fewer or shorter headers.',
	},
};

export const requestTimeout: Failure = {
	status: 408,
	body: {
		error: 'Request timeout',
		code: 'request_timeout',
		message: 'The request did not arrive in time.',
		resolution: 'Send the headers within 10 seconds, and the whole request within 15.',
	},
};
