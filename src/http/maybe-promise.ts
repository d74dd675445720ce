/** A value, or a promise of it: hosts with files in memory respond at once. */
export type MaybePromise<T> = T | Promise<T>;

/**
 * Maps a value, or a promise of it. Hosts with files in memory respond without a turn of the event queue for every step,
 * which is a good part of what a response costs there.
 */
export function mapMaybePromise<Value, Result>(
	value: MaybePromise<Value>,
	use: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> {
	return value instanceof Promise ? value.then(use) : use(value);
}
