import { load } from '../../catalog/current-catalog.ts';
import contract from '../../contract/openapi.yaml?raw';
import { openapiDocument } from '../../render/json/openapi.ts';
import { pageMarkdown } from '../../render/markdown/page.ts';
import { referenceOf } from '../../render/markdown/reference.ts';
import { markdownFile } from '../../render/static-file.ts';

export const { getStaticProps, GET } = markdownFile(() =>
	pageMarkdown(load(), referenceOf(openapiDocument(contract, load().base_url))),
);
