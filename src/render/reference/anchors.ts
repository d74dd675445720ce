/** Places on the reference page; that of an operation is its `operationId`. */

export const schemaAnchor = (name: string): string => `schema-${name}`;
export const headerAnchor = (name: string): string => `header-${name}`;
export const answerAnchor = (name: string): string => `response-${name}`;
