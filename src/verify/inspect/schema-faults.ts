import type { ContractPath } from '../contract-schemas.ts';
import { escapePointer } from '../json-pointer.ts';
import type { Report } from '../violation.ts';

/** @returns Whether the body has the schema of its path. */
export function hasSchema(file: string, body: unknown, { validate }: ContractPath, report: Report): boolean {
	if (validate(body)) return true;
	const errors = validate.errors ?? [];
	// An object with another fault has no evaluated members, so that all of them would be called undeclared as well.
	const faults = errors.filter(({ keyword }) => keyword !== 'unevaluatedProperties');
	for (const { instancePath, message, params } of faults.length > 0 ? faults : errors) {
		const { unevaluatedProperty: undeclared, allowedValues } = params as {
			unevaluatedProperty?: string;
			allowedValues?: unknown;
		};
		if (undeclared !== undefined) {
			const pointer = `${instancePath}/${escapePointer(undeclared)}`;
			report({ file, pointer, message: 'is not declared in the contract.' });
		} else {
			report({
				file,
				pointer: instancePath,
				message: `${message}${allowedValues ? `: ${JSON.stringify(allowedValues)}` : ''}.`,
			});
		}
	}
	return false;
}
