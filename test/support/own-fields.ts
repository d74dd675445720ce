/** Boards with fields of their own. */
import { product, siteYaml } from '../content/content-folder.ts';

export const siteWith = (...fields: readonly string[]): string =>
	`${siteYaml}fields:\n${fields.map((field) => `  - ${field}\n`).join('')}`;

/** The part of a `site.yaml` that declares its fields. */
export const fieldsOf = (site: string): string => site.slice(site.indexOf('fields:'));

/** A `site.yaml` with a field of every type. */
export const everyType = siteWith(
	'{ name: license, label: License, plural: Licenses, type: choice, options: [MIT, C, C++], lists: true, searched: true }',
	'{ name: motto, label: Motto, type: text, limit: 40, searched: true, makers: true }',
	'{ name: repository, label: Source code, type: url, makers: true }',
	'{ name: size, label: Size, type: number, unit: MB }',
	'{ name: audited_on, label: Audited on, type: date }',
	'{ name: founded, label: Founded, type: year }',
);

/** A product with a value of each, which launched before the board. */
export const everyValue = product(
	...['license: C++', 'motto: "=cmd() **<b>x</b>**"', 'repository: https://www.acme.example/r', 'size: 0'],
	...['audited_on: 2026-01-31', 'founded: 1984', 'first_launched_on: 2026-11-16'],
);
