/** Questions at a terminal. */
import { isCancel } from '@clack/prompts';
import { UserError } from '../../src/user-error.ts';

/** Whether there is a person to ask. */
export const canAsk = (isJson: boolean): boolean =>
	!isJson &&
	process.stdin.isTTY === true &&
	process.stdout.isTTY === true &&
	// Such a terminal reads whole lines, and no arrows.
	process.env['TERM'] !== 'dumb' &&
	!process.env['CI'];

/** What a person has answered. @throws {UserError} when the person cancels. */
export function answered<Value>(answer: Value | symbol): Value {
	if (isCancel(answer)) throw new UserError('Nothing was written.');
	return answer as Value;
}
