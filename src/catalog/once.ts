/** Computes a value when it is first read. */
export function once<Value>(compute: () => Value): () => Value {
	let computed: { readonly value: Value } | undefined;
	return () => {
		computed ??= { value: compute() };
		return computed.value;
	};
}

/** Computes a value once for each key, and forgets it with the key. */
export function oncePer<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
	const known = new WeakMap<Key, { readonly value: Value }>();
	return (key) => {
		const found = known.get(key) ?? { value: compute(key) };
		known.set(key, found);
		return found.value;
	};
}
