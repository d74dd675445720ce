import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { renderOwn } from '../../../src/render/html/markdown.ts';
import { typeText } from '../../../src/render/reference/shape.ts';
import { referenceOf } from '../../../src/render/reference.ts';
import { contract } from '../../contract/contract.ts';

const reference = referenceOf(contract);
const operations = reference.groups.flatMap((group) => group.operations);

let html: string;
let text: string;
let rows: string[];

beforeAll(() => {
	html = readFileSync(join(inject('release'), 'client/developers/reference.html'), 'utf8');
	text = textOf(html);
	rows = [...html.matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) => textOf(row));
});

/** What a reader sees, with single spaces. */
function textOf(markup: string): string {
	return markup
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (_, hex, decimal, name) =>
			name ? (characters[name] ?? '') : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
		)
		.replaceAll(/\s+/g, '');
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The same of Markdown, which the page renders. */
const rendered = (markdown: string): string => textOf(renderOwn(markdown));
const plain = (value: string): string => value.replaceAll(/\s+/g, '');

describe('the reference page', () => {
	test('keeps words and links apart', () => {
		expect(html.match(/<\/a>[a-z]|[a-z]<a |[a-z]<span class="quiet">/g)).toBeNull();
	});

	test('shows every operation with its path, its command and its parameters', () => {
		expect(operations).toHaveLength(4);
		for (const { id, method, path, summary, description, curl, parameters } of operations) {
			expect(html).toContain(`id="${id}"`);
			for (const part of [plain(method + path + id), plain(summary), rendered(description), plain(curl)]) {
				expect(text).toContain(part);
			}
			for (const { name, place, type, bounds, default: given, required, description: notes } of parameters) {
				const cells = [name, `in ${place}`, typeText(type), bounds || 'none', given ?? 'none', required ? 'yes' : 'no'];
				expect(rows).toContain(plain(cells.join('')) + rendered(notes));
			}
		}
	});

	test('shows every answer with its headers, bodies and examples', () => {
		for (const { status, description, headers, bodies, anchor } of operations.flatMap(({ answers }) => answers)) {
			expect(text).toContain(status + rendered(description));
			for (const header of headers) expect(html).toContain(`href="#${header.anchor}"`);
			if (anchor) expect(html).toContain(`href="#${anchor}"`);
			for (const { mediaType, shape, examples } of bodies) {
				expect(text).toContain(`as${mediaType}`);
				for (const name of [shape.type.schema ?? shape.includes].flat()) {
					expect(html).toContain(`href="#schema-${name}"`);
				}
				for (const { summary, json } of examples) {
					expect(text).toContain(plain(summary));
					expect(text).toContain(plain(json));
				}
			}
		}
		for (const { name, anchor, description } of reference.answers) {
			expect(html).toContain(`id="${anchor}"`);
			expect(text).toContain(name + rendered(description));
		}
	});

	test('shows every header', () => {
		for (const { name, anchor, description, example, required } of reference.headers) {
			expect(html).toContain(`id="${anchor}"`);
			expect(text).toContain(name + rendered(description));
			expect(text).toContain(`${required ? ',alwayssent' : ''}Example:${plain(example)}`);
		}
	});

	test('shows every schema, and every member in a row with its type, necessity and notes', () => {
		const inline = reference.answers.flatMap(({ bodies }) => bodies.map(({ shape }) => shape));
		for (const { description, members, extension } of [...reference.schemas, ...inline]) {
			expect(text).toContain(rendered(description));
			expect(text).toContain(rendered(extension));
			for (const { name, type, bounds, required, description: notes } of members) {
				const kind = plain(typeText(type)) + rendered(bounds);
				expect(rows).toContain(name + kind + (required ? 'yes' : 'no') + rendered(notes));
			}
		}
		for (const { name, anchor } of reference.schemas) expect(html).toContain(`<h3 id="${anchor}">${name}</h3>`);
		expect(reference.schemas.map(({ name }) => name)).toContain('RankingEntry');
	});

	test('shows what holds for all operations', () => {
		expect(text).toContain(rendered(reference.description));
		expect(reference.facts.map(([term]) => term)).toEqual([
			'Server',
			'Version',
			'Contract',
			'Credentials',
			'Licence',
			'Contact',
		]);
		for (const [term, fact] of reference.facts) expect(text).toContain(term + rendered(fact));
	});

	test('comes with the terms of what the console is made of', () => {
		const terms = readFileSync(join(inject('release'), 'client/developers/console-licences.txt'), 'utf8');
		expect(terms).toMatch(/^swagger-ui\nCopyright/);
		expect(terms).toContain('Apache License');
		expect(terms).toContain('MIT License');
		expect(html).toContain('href="/developers/console-licences.txt"');
	});
});
