import type { Eventually } from './ports.ts';

/**
 * Goes on with a value: at once when it is there, later when it is promised. Hosts with files in memory answer without
 * a turn of the event queue for every step, which is a good part of what an answer costs there.
 */
export function whenReady<Value, Result>(
	value: Eventually<Value>,
	use: (value: Value) => Eventually<Result>,
): Eventually<Result> {
	return value instanceof Promise ? value.then(use) : use(value);
}
