import { load } from '../../catalog/current-catalog.ts';
import contract from '../../contract/openapi.yaml?raw';
import { pageMarkdown } from '../../render/markdown/prose.ts';
import { openapiDocument } from '../../render/reference/contract.ts';
import { referenceOf } from '../../render/reference/reference.ts';
import { markdownFile } from '../../render/respond.ts';

export const { getStaticProps, GET } = markdownFile(() =>
	pageMarkdown(load(), referenceOf(openapiDocument(contract, load().base_url))),
);
