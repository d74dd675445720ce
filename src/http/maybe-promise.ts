/** A value, or a promise of it: hosts with files in memory answer at once. */
export type MaybePromise<T> = T | Promise<T>;

/**
 * Goes on with a value: at once when it is there, later when it is promised. Hosts with files in memory answer without
 * a turn of the event queue for every step, which is a good part of what an answer costs there.
 */
export function mapMaybePromise<Value, Result>(
	value: MaybePromise<Value>,
	use: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> {
	return value instanceof Promise ? value.then(use) : use(value);
}
