import { load } from '../catalog/current-catalog.ts';
import { productsMarkdown } from '../render/markdown/product-lists.ts';
import { productsProps } from '../render/props/product-lists.ts';
import { markdownFile } from '../render/respond.ts';

export const { getStaticProps, GET } = markdownFile(() => productsMarkdown(productsProps(load(), 'name', 1)));
