import type { Content } from '../../content/read-content.ts';
import { categoryFrontMatter } from '../../content/schemas/category.ts';
import { checkFileName } from '../../content/schemas/file-name.ts';
import { isNear, lettersAndDigits } from '../../content/schemas/near-name.ts';
import { slugOf } from '../../content/schemas/slug-of.ts';
import { quote } from '../../content/schemas/text.ts';
import type { ChangeSet } from '../change-set.ts';
import { EditError } from '../edit-error.ts';
import { markdownFile } from './markdown-file.ts';

export interface CategoryOrder {
	readonly name: string;
	readonly description: string | undefined;
	/** Made of the name when not given. */
	readonly slug: string | undefined;
	/** Whether a name that is nearly another one is meant. */
	readonly allowDuplicates: boolean;
}

/**
 * Adds a category.
 *
 * @returns Its path in the content folder.
 * @throws {EditError} for a name or slug that cannot be used, or that there is already.
 */
export function newCategory({ categories }: Content, changes: ChangeSet, order: CategoryOrder): string {
	const read = categoryFrontMatter.safeParse({ name: order.name, description: order.description });
	if (!read.success) {
		const messages = read.error.issues.map(
			({ path, message }) => `${path[0] === 'name' ? 'name' : '--description'}: ${message}`,
		);
		throw new EditError(`${messages.join('\n')}\n\nNothing was written.`);
	}
	const { name, description } = read.data;
	const slug = order.slug ?? slugOf(name);
	if (slug === '') throw new EditError(`${quote(name)} has no letters for a slug. Write one with \`--slug\`.`);
	if (checkFileName(slug)) {
		throw new EditError(
			`${quote(slug)} cannot be a slug. Write another one with \`--slug\`: lower-case letters and digits, joined by single hyphens.`,
		);
	}
	const taken = categories.find((category) => category.slug === slug);
	if (taken)
		throw new EditError(`The category \`${slug}\` is there already, in \`${taken.source}\`. Choose another name.`);
	const near = categories.find(({ frontMatter }) => isNear(lettersAndDigits(frontMatter.name), lettersAndDigits(name)));
	if (near && !order.allowDuplicates) {
		throw new EditError(
			`${quote(name)} is nearly the name of \`${near.slug}\`. Add \`--allow-duplicates\` if it is another category.`,
		);
	}
	const source = `categories/${slug}.md`;
	changes.write(source, markdownFile({ name, ...(description !== undefined && { description }) }));
	return source;
}
