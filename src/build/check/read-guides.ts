/** The pages of prose that document the software: every board has them, whatever its content is. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../catalog/catalog.ts';

const folder = join(import.meta.dirname, '../../render/guides');

export const readGuides = (): Page[] =>
	readdirSync(folder).map((file) => {
		const text = readFileSync(join(folder, file), 'utf8');
		const [, title, description, body] = /^---\ntitle: (.+)\ndescription: (.+)\n---\n([\s\S]+)$/.exec(text) ?? [];
		if (!title || !description || !body) throw new Error(`${file} does not begin with a title and a description.`);
		return { slug: file.replace(/\.md$/, ''), title, description, body: body.trimEnd() };
	});
