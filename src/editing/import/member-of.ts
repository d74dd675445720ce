/** The member of an object or a list; `undefined` where there is none. */
export const memberOf = (value: unknown, key: PropertyKey): unknown =>
	typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
