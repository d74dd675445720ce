/** Media types that a client accepts in the response: `configuration.acceptedOutputModes` of a call. */

import { type OperationResult, problemText } from '../operations/operation.ts';
import * as errors from './errors.ts';

export interface OutputModes {
	readonly text: boolean;
	readonly data: boolean;
}

const maximumModes = 20;
const maximumModeLength = 100;

/**
 * Both, where there is no list or an empty one.
 *
 * @throws {A2aError} when it is not a list of media types, or names neither of the two.
 */
export function parseOutputModes(configuration: unknown): OutputModes {
	const modes: unknown = Object(configuration).acceptedOutputModes ?? [];
	if (!isListOfModes(modes)) {
		const description = `must be a list of at most ${maximumModes} media types`;
		throw errors.invalidParameters([{ field: 'configuration.acceptedOutputModes', description }]);
	}
	if (modes.length === 0) return { text: true, data: true };
	const types = new Set(modes.map((mode) => (mode.split(';')[0] ?? '').trim().toLowerCase()));
	const accepts = (ranges: readonly string[]) => ['*/*', ...ranges].some((range) => types.has(range));
	const accepted = { text: accepts(['text/*', 'text/plain']), data: accepts(['application/*', 'application/json']) };
	if (!accepted.text && !accepted.data) throw errors.outputNotSupported;
	return accepted;
}

/** A text part, a data part or both. */
export function partsOf(result: OperationResult, accepted: OutputModes): object[] {
	const { text, data } = 'problem' in result ? { text: problemText(result.problem), data: result.problem } : result;
	return [
		...(accepted.text ? [{ text, mediaType: 'text/plain' }] : []),
		...(accepted.data ? [{ data, mediaType: 'application/json' }] : []),
	];
}

const isListOfModes = (modes: unknown): modes is readonly string[] =>
	Array.isArray(modes) &&
	modes.length <= maximumModes &&
	modes.every((mode) => typeof mode === 'string' && mode.length <= maximumModeLength);
