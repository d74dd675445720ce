/** Computes a value when somebody first wants it. */
export function once<Value>(compute: () => Value): () => Value {
	let computed: { readonly value: Value } | undefined;
	return () => {
		computed ??= { value: compute() };
		return computed.value;
	};
}
