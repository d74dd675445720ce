import { describe, expect, test } from 'vitest';
import * as errors from '../../src/contract/errors.ts';
import { errorFacts, withoutCredentials } from '../../src/contract/errors.ts';
import { parsePageQuery } from '../../src/contract/pagination.ts';
import { at, validator } from './contract.ts';

const invalid = (search: string): errors.Failure => {
	const query = parsePageQuery(search);
	if (!('parameter' in query)) throw new Error(`\`${search}\` is valid.`);
	return errors.invalidParameter(query);
};

const failures: [number, string, errors.Failure][] = [
	[404, 'product_not_found', errors.productNotFound('acme')],
	[404, 'launch_period_not_found', errors.launchPeriodNotFound('2026-w64')],
	[404, 'not_found', errors.notFound('/api/nope')],
	[400, 'invalid_parameter', invalid('?page=0')],
	[400, 'invalid_parameter', invalid('?per_page=5&per_page=6')],
	[405, 'method_not_allowed', errors.methodNotAllowed('POST', 'GET, HEAD, OPTIONS')],
	[429, 'rate_limit_exceeded', errors.rateLimitExceeded(17)],
	[500, 'internal_error', errors.internalError],
	[503, 'server_busy', errors.serverBusy],
];

const bodyOf = (response: string) => `/components/responses/${response}/content/application~1json/schema`;

describe('error bodies', () => {
	test.each(failures)('%d %s has the shape of the Error schema', (status, code, failure) => {
		const validate = validator('/components/schemas/Error');
		expect(failure.status).toBe(status);
		expect(failure.body.code).toBe(code);
		validate(failure.body);
		expect(validate.errors).toBeNull();
		const { error, message, resolution, details, ...others } = failure.body;
		expect(others).toEqual({ code });
		for (const text of [error, message, resolution]) expect(text).toMatch(/^[A-Z][^\n]+$/);
		for (const text of [message, resolution]) expect(text).toMatch(/\.$/);
		expect(details === undefined || Object.keys(details).length > 0).toBe(true);
	});

	test.each([
		['InvalidParameter', invalid('?per_page=500')],
		['ProductNotFound', errors.productNotFound('acme')],
		['LaunchPeriodNotFound', errors.launchPeriodNotFound('2001-w64')],
		['RateLimitExceeded', errors.rateLimitExceeded(1)],
	])('the body of %s is as its response declares', (response, { body }) => {
		const validate = validator(bodyOf(response));
		validate(body);
		expect(validate.errors).toBeNull();
	});

	test('a body without its resolution or its details is found', () => {
		const { resolution: _, ...body } = errors.productNotFound('acme').body;
		expect(validator('/components/schemas/Error')(body)).toBe(false);
		const { details: __, ...limited } = errors.rateLimitExceeded(17).body;
		expect(validator(bodyOf('RateLimitExceeded'))(limited)).toBe(false);
	});

	test('the codes are those that the contract lists, internal_error and server_busy', () => {
		const description = String(at('components', 'schemas', 'Error', 'description'));
		const listed = [...description.matchAll(/^\| (\d{3}) \| `(\w+)`/gm)].map(([, status, code]) => `${status} ${code}`);
		const own = new Set(failures.map(([status, code]) => `${status} ${code}`));
		expect([...own].sort()).toEqual([...listed, '500 internal_error', '503 server_busy'].sort());
	});

	test('what a client sends does not make a body long', () => {
		const bodies = (text: string) => [
			...[errors.productNotFound(text), errors.launchPeriodNotFound(text), errors.notFound(text)],
			...[errors.methodNotAllowed(text, 'GET'), invalid(`?page=${text}`)],
		];
		for (const { body } of bodies('x'.repeat(100))) expect(body.message).toMatch(/\bx{100}\b/);
		for (const { body } of bodies('x'.repeat(101))) expect(JSON.stringify(body)).not.toMatch(/\bx{99}(?!…)/);
	});
});

describe('errorFacts', () => {
	test('are one line of JSON with the whole stack', () => {
		const error = Object.assign(new Error('one\ntwo'), { code: 'E_TEST' });
		const facts = errorFacts(error);
		expect(JSON.stringify(facts)).not.toContain('\n');
		expect(facts).toEqual({ message: 'one\ntwo', code: 'E_TEST', stack: error.stack });
	});

	test('leave user and password out, of the stack too', async () => {
		const error = await fetch('https://user:s3cret@127.0.0.1/').catch((reason: unknown) => reason);
		expect(String(error)).toContain('s3cret');
		expect(JSON.stringify(errorFacts(error))).not.toContain('s3cret');
	});
});

test.for([
	['redis://user:pass@host:1/2 and https://token@host', 'redis://…@host:1/2 and https://…@host'],
	['redis://user:p?a#s@host:1', 'redis://…@host:1'],
	['{"url":"https://host","to":"ada@example.org"}', '{"url":"https://host","to":"ada@example.org"}'],
	['write to ada@example.org', 'write to ada@example.org'],
] as const)('withoutCredentials makes of %s %s', ([text, shown]) => {
	expect(withoutCredentials(text)).toBe(shown);
});

test('an error repeats a path as one name: no line breaks, no marks of Markdown, no hidden characters', () => {
	const { message } = errors.notFound('/x`\n\n# Notice\u001b[2J\u202e é').body;
	expect(message).toBe('Nothing is published at `/x%60%0A%0A# Notice%1B[2J%E2%80%AE é`.');
});
