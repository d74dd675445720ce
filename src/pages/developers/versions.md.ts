import { load } from '../../catalog/current-catalog.ts';
import contract from '../../contract/openapi.yaml?raw';
import versions from '../../contract/versions.md?raw';
import { contractVersion } from '../../render/json/openapi.ts';
import { pageMarkdown } from '../../render/markdown/page.ts';
import { versionsOf } from '../../render/markdown/versions.ts';
import { markdownFile } from '../../render/static-file.ts';

export const { getStaticProps, GET } = markdownFile(() =>
	pageMarkdown(load(), versionsOf(versions, contractVersion(contract))),
);
