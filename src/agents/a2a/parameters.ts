/** Parameters of a data part, each with its limit; all are checked before anything is looked up. */
import * as errors from './errors.ts';

export type Parameters = Readonly<Record<string, unknown>>;

/** @returns The text without spaces around it; an empty one when it is left out. */
export function textOf(parameters: Parameters, name: string, maximum: number): string {
	const value = parameters[name] ?? '';
	if (typeof value === 'string' && value.length <= maximum) return value.trim();
	throw wrong(name, `must be a text of at most ${maximum} characters`);
}

export function numberOf(
	parameters: Parameters,
	name: string,
	minimum: number,
	maximum: number,
	standard: number,
): number {
	const value = parameters[name] ?? standard;
	if (typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum) return value;
	throw wrong(name, `must be a whole number from ${minimum} to ${maximum}`);
}

export const wrong = (name: string, description: string): errors.A2aError =>
	errors.invalidParameters([{ field: `message.parts.data.parameters.${name}`, description }]);
