import { describe, expect, test } from 'vitest';
import { buildSettingNames, rebuildSettingNames } from '../../src/config/build-settings.ts';
import { readServeSettings, serveSettingNames } from '../../src/config/serve-settings.ts';
import { misspeltSettings } from '../../src/config/settings.ts';
import { UserError } from '../../src/user-error.ts';

describe('misspeltSettings', () => {
	test.each([
		['TRUSTED_PROXIE', 'TRUSTED_PROXIES'],
		['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
		['REDISURL', 'REDIS_URL'],
		['RATE_LIMIT_EXMEPT', 'RATE_LIMIT_EXEMPT'],
	])('names %s', (word, name) => {
		const warning = `The variable \`${word}\` is not a setting and has no effect. Did you mean \`${name}\`?`;
		expect(misspeltSettings({ [word]: '1' }, serveSettingNames)).toEqual([warning]);
		expect(misspeltSettings({ [word]: '1', [name]: '1' }, serveSettingNames)).toEqual([]);
	});

	test('leaves the variables of shells and hosts alone', () => {
		const words = 'HOSTNAME HOSTS SPORT PORTS VITE_URL REDIS_TLS_URL REDIS_HOST SITE_NAME PATH'.split(' ');
		const names = [...buildSettingNames, ...serveSettingNames, ...rebuildSettingNames];
		expect(misspeltSettings(Object.fromEntries(words.map((word) => [word, '1'])), names)).toEqual([]);
	});
});

describe('readServeSettings', () => {
	test('has a default for everything', () => {
		expect(readServeSettings({})).toMatchObject({
			PORT: 4321,
			HOST: '127.0.0.1',
			OUT_DIR: 'dist',
			TRUSTED_PROXIES: 0,
			RATE_LIMIT_EXEMPT: [],
			ASSET_MEMORY_MB: 256,
			MAX_CONNECTIONS: 8_192,
			MAX_CONNECTIONS_PER_CLIENT: 128,
		});
	});

	test.each([
		['PORT', '0', 0],
		['PORT', '65535', 65_535],
	] as const)('reads %s=%s', (name, text, value) => {
		expect(readServeSettings({ [name]: text })[name]).toBe(value);
	});

	test.for<readonly [name: string, bounds: string, texts: readonly string[]]>([
		['PORT', '0 to 65535', ['abc', '65536', '-1', '1.5', '1e3', ' 80', '0x50', '99999999999999999999']],
		['TRUSTED_PROXIES', '0 to 16', ['17']],
		['ASSET_MEMORY_MB', '1 to 65536', ['0', '65537']],
		['MAX_CONNECTIONS', '1 to 1000000', ['0']],
		['MAX_CONNECTIONS_PER_CLIENT', '1 to 1000000', ['0']],
	])('refuses %s beyond %s', ([name, bounds, texts]) => {
		for (const text of texts) {
			const error = new UserError(`Cannot use \`${name}=${text}\`: write a whole number from ${bounds}.`);
			expect(() => readServeSettings({ [name]: text })).toThrow(error);
		}
	});

	test.for([
		{ REDIS_URL: 'redis://user:secret@127.0.0.1:6379/2' },
		{ REDIS_URL: 'rediss://redis.example' },
		{ REDIS_REST_URL: 'https://redis.example', REDIS_REST_TOKEN: 'secret' },
	])('reads %j', (given) => {
		expect(readServeSettings(given)).toMatchObject(given);
	});

	test.each([
		[{ REDIS_URL: 'localhost:6379' }, 'Cannot use `REDIS_URL`: write an address such as'],
		[{ REDIS_URL: 'https://redis.example' }, 'write an address such as `redis://127.0.0.1:6379`.'],
		[{ REDIS_REST_URL: 'redis://redis.example' }, 'write an address such as `https://redis.example`.'],
		[{ REDIS_REST_URL: 'https://redis.example' }, 'without its token. Set `REDIS_REST_TOKEN`.'],
		[{ REDIS_REST_TOKEN: 'secret' }, 'without an address. Set `REDIS_REST_URL`.'],
		[
			{ REDIS_URL: 'redis://127.0.0.1', REDIS_REST_URL: 'https://redis.example', REDIS_REST_TOKEN: 'secret' },
			'Cannot use both `REDIS_URL` and `REDIS_REST_URL`',
		],
	])('refuses %j', (environment, sentence) => {
		expect(() => readServeSettings(environment)).toThrow(sentence);
	});

	test.each([
		{ REDIS_URL: 'https://user:s3cret@redis.example' },
		{ REDIS_URL: 's3cret' },
		{ REDIS_URL: 'redis://user:s3cret%zz@127.0.0.1' },
		{ REDIS_REST_URL: 'https://user:s3cret@redis.example', REDIS_REST_TOKEN: 's3cret' },
		{ REDIS_REST_URL: 'https://redis.example', REDIS_REST_TOKEN: 's3cret\nmore' },
		{ REDIS_REST_URL: 'https://redis.example/s3cret' },
		{ REDIS_URL: 'redis://:s3cret@127.0.0.1', REDIS_REST_URL: 'https://redis.example', REDIS_REST_TOKEN: 's3cret' },
		{ HOST: 'https://user:s3/cr@et@host', PORT: 'redis://user:s3cret@127.0.0.1' },
		{ PORT: 'https://127.0.0.1/?token=s3cret' },
	])('tells no secret of %j', (environment) => {
		const refuse = () => readServeSettings(environment);
		expect(refuse).toThrow(UserError);
		expect(refuse).not.toThrow(/s3cret/);
		expect(refuse).toThrow(/^Cannot use [^\n]+\.$/);
	});

	test('reads addresses and ranges of both families', () => {
		expect(
			readServeSettings({ RATE_LIMIT_EXEMPT: '192.0.2.1, 198.51.100.0/24,,2001:db8::/32,::1' }).RATE_LIMIT_EXEMPT,
		).toEqual(['192.0.2.1', '198.51.100.0/24', '2001:db8::/32', '::1']);
	});

	test.each(['foo', '192.0.2.0/33', '2001:db8::/129', '192.0.2.1 192.0.2.2'])('refuses the exemption %s', (text) => {
		const remedy = 'write addresses or CIDR ranges such as `192.0.2.0/24`, separated by commas.';
		expect(() => readServeSettings({ RATE_LIMIT_EXEMPT: text })).toThrow(
			new UserError(`Cannot use \`RATE_LIMIT_EXEMPT=${text}\`: ${remedy}`),
		);
	});
});
