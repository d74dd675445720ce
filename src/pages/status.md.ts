import { load } from '../catalog/current-catalog.ts';
import contract from '../contract/openapi.yaml?raw';
import { contractVersion } from '../render/json/openapi.ts';
import { pageMarkdown } from '../render/markdown/page.ts';
import { statusOf } from '../render/markdown/status.ts';
import { markdownFile } from '../render/static-file.ts';

export const { getStaticProps, GET } = markdownFile(() =>
	pageMarkdown(load(), statusOf(load(), contractVersion(contract))),
);
