import { load } from '../../catalog/current-catalog.ts';
import contract from '../../contract/openapi.yaml?raw';
import versions from '../../contract/versions.md?raw';
import { versionsOf } from '../../render/markdown/contract-pages.ts';
import { pageMarkdown } from '../../render/markdown/prose.ts';
import { contractVersion } from '../../render/reference/contract.ts';
import { markdownFile } from '../../render/respond.ts';

export const { getStaticProps, GET } = markdownFile(() =>
	pageMarkdown(load(), versionsOf(versions, contractVersion(contract))),
);
