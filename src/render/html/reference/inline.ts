import { renderOwn } from '../markdown.ts';

/** A phrase of Markdown as HTML that can stand within a sentence. */
export const renderInline = (phrase: string): string => renderOwn(phrase).replace(/^<p>(.*)<\/p>\s*$/s, '$1');
