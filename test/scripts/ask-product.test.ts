import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { canAsk } from '../../scripts/command-line/ask.ts';
import { askProduct, collectOwn, lacksAnything } from '../../scripts/new/product.ts';
import { loadContent } from '../../src/catalog/load.ts';
import { UserError } from '../../src/user-error.ts';
import { contentFolder } from '../content/content-folder.ts';

const enter = '\r';
const interrupt = '\u0003';

/** A terminal at which a person types the next keys whenever a question stands there. */
function terminalWith(answers: readonly (readonly [question: string, ...keys: string[]])[]) {
	const [input, output] = [new PassThrough(), new PassThrough()];
	const left = [...answers];
	let seen = '';
	output.on('data', (chunk: Buffer) => {
		seen += stripVTControlCharacters(chunk.toString('utf8'));
		const [next] = left;
		if (next === undefined || !seen.includes(next[0])) return;
		left.shift();
		seen = '';
		for (const key of next.slice(1)) setImmediate(() => input.write(key));
	});
	return { input: input as never, output: output as never, left };
}

const loaded = () => loadContent({ contentDir: contentFolder(), date: '2026-11-18' });

// What Node makes of keys depends on the terminal.
beforeEach(() => vi.stubEnv('TERM', 'xterm'));

describe('askProduct', () => {
	test('asks for what is missing, and says at once what is wrong', async () => {
		const { left, ...terminal } = terminalWith([
			['What is it called?', enter],
			['Enter a name.', 'Zeta', enter],
			['What is its address?', 'zeta', enter],
			['Enter a web address,', '\u0015', 'https://zeta.example', enter],
			['Who makes it?', enter],
			['In which categories?', ' ', enter],
			['How is it priced?', '\u001b[B', enter],
			['In which week', enter],
		]);
		expect(await askProduct({ tagline: 'Boards' }, loaded(), terminal)).toEqual({
			name: 'Zeta',
			tagline: 'Boards',
			website_url: 'https://zeta.example',
			maker: '',
			categories: ['productivity'],
			pricing_model: 'freemium',
			period: '2026-w47',
		});
		expect(left).toEqual([]);
	});

	test('asks for no week when none is open', async () => {
		const later = loadContent({ contentDir: contentFolder(), date: '2026-12-18' });
		const given = {
			name: 'A',
			tagline: '',
			website_url: '',
			maker: '',
			categories: ['writing'],
			pricing_model: 'free',
		};
		const { left: _, ...terminal } = terminalWith([]);
		expect(await askProduct(given, later, terminal)).toEqual(given);
	});

	test('ends when the person has had enough', async () => {
		const { left, ...terminal } = terminalWith([['What is it called?', interrupt]]);
		await expect(askProduct({}, loaded(), terminal)).rejects.toThrow(new UserError('Nothing was written.'));
		expect(left).toEqual([]);
	});
});

test('canAsk is true at a terminal that knows keys, outside of CI', () => {
	for (const stream of [process.stdin, process.stdout]) {
		const { isTTY } = stream;
		onTestFinished(() => void Object.assign(stream, { isTTY }));
		Object.assign(stream, { isTTY: true });
	}
	vi.stubEnv('CI', '');
	expect(canAsk(false)).toBe(true);
	expect(canAsk(true)).toBe(false);
	vi.stubEnv('TERM', 'dumb');
	expect(canAsk(false)).toBe(false);
});

test('lacksAnything is true until name, categories and week are given', () => {
	expect(lacksAnything({ name: 'A', categories: ['writing'], period: '2026-w47' })).toBe(false);
	expect(lacksAnything({ name: 'A', categories: [], period: '2026-w47' })).toBe(true);
	expect(lacksAnything({ categories: ['writing'], period: '2026-w47' })).toBe(true);
	expect(lacksAnything({ name: 'A', categories: ['writing'] })).toBe(true);
});

test.for([
	[['motto='], 'Cannot use `motto=` for `--own`. Write a field and its value, such as `--own license=MIT`.'],
	[['motto=a', 'motto=b'], 'Cannot use `--own` twice for `motto`. Leave one of them out.'],
] as const)('`--own` refuses %j', ([texts, message]) => {
	expect(() => texts.reduce((before, text) => collectOwn(text, before), {})).toThrow(message);
});
