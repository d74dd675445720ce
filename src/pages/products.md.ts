import { load } from '../catalog/current-catalog.ts';
import { productsMarkdown } from '../render/markdown/product-lists.ts';
import { productsProps } from '../render/props/products.ts';
import { markdownFile } from '../render/static-file.ts';

export const { getStaticProps, GET } = markdownFile(() => productsMarkdown(productsProps(load(), 'name', 1)));
