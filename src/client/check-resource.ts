import type { z } from 'zod';
import { ClientError } from './client-error.ts';

/** @throws {ClientError} when JSON is not what this API has at an address. */
export function checkResource<Schema extends z.ZodType>(schema: Schema, json: unknown, url: string): z.output<Schema> {
	const result = schema.safeParse(json);
	if (result.success) return result.data;
	const [issue] = result.error.issues;
	const member = issue?.path.map(String).join('.');
	const where = member ? `its \`${member.slice(0, 100)}\`` : 'its JSON';
	throw new ClientError(`\`${url}\` is not of this API: ${where} is missing or of another type. Check the address.`);
}
