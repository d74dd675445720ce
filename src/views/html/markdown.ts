/**
 * Markdown as HTML for pages. Makers write it, so it is sanitised after rendering, and its links tell search engines
 * and browsers not to vouch for them.
 */
import type { Root } from 'hast';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { remark } from 'remark';
import remarkRehype from 'remark-rehype';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';

const schema: typeof defaultSchema = {
	...defaultSchema,
	protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto'] },
	// Pictures would load from hosts that the reader did not choose.
	tagNames: defaultSchema.tagNames?.filter((name) => name !== 'img') ?? [],
};

/** The part of GitHub's Markdown that costs little: tables, strikethrough and task lists, without bare-URL links. */
function lightGfm(this: Processor): void {
	const data = this.data();
	data.micromarkExtensions = [gfmTable(), gfmStrikethrough(), gfmTaskListItem()];
	data.fromMarkdownExtensions = [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown(), gfmTaskListItemFromMarkdown()];
}

const untrusted = remark()
	.use(lightGfm)
	.use(remarkRehype)
	.use(rehypeSanitize, schema)
	.use(() => (tree: Root) => {
		fitHeadings(tree);
		visit(tree, 'element', (element) => {
			if (element.tagName === 'a') element.properties['rel'] = ['ugc', 'nofollow', 'noopener'];
		});
	})
	.use(rehypeStringify);

const own = remark().use(lightGfm).use(remarkRehype).use(rehypeSanitize, schema).use(rehypeStringify);

/** What a maker wrote, as HTML that holds no script, picture or frame, and whose headings start at `h2`. */
export const renderUntrusted = (source: string): string => untrusted.processSync(source).toString();

/** What the catalog's editors wrote. */
export const renderOwn = (source: string): string => own.processSync(source).toString();

/** Moves headings so that the first is an `h2` and none skips a level: the page's own `h1` stands above them. */
function fitHeadings(tree: Root): void {
	let level = 1;
	visit(tree, 'element', (element) => {
		const [, depth] = /^h([1-6])$/.exec(element.tagName) ?? [];
		if (depth === undefined) return;
		level = Math.max(2, Math.min(Number(depth), level + 1));
		element.tagName = `h${level}`;
	});
}
