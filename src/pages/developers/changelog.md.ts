import { load } from '../../catalog/current-catalog.ts';
import changes from '../../contract/changes.yaml?raw';
import { apiChangesOf } from '../../render/markdown/contract-pages.ts';
import { pageMarkdown } from '../../render/markdown/prose.ts';
import { markdownFile } from '../../render/respond.ts';

export const { getStaticProps, GET } = markdownFile(() => pageMarkdown(load(), apiChangesOf(changes)));
