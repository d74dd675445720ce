import { load } from '../../catalog/current-catalog.ts';
import changes from '../../contract/changes.yaml?raw';
import { apiChangesOf } from '../../render/markdown/api-changes.ts';
import { pageMarkdown } from '../../render/markdown/page.ts';
import { markdownFile } from '../../render/static-file.ts';

export const { getStaticProps, GET } = markdownFile(() => pageMarkdown(load(), apiChangesOf(changes)));
