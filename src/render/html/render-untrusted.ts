import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { untrustedTree } from './markdown.ts';

const toHtml = unified().use(rehypeStringify).freeze();

/** What a maker wrote, as HTML that holds no script, picture or frame, and whose headings start at `h2`. */
export const renderUntrusted = (source: string): string => toHtml.stringify(untrustedTree(source));
