import { load } from '../../catalog/load.ts';
import contract from '../../contract/openapi.yaml?raw';
import { openapiDocument } from '../../render/json/openapi.ts';
import { pageMarkdown } from '../../render/markdown/page.ts';
import { referenceOf } from '../../render/markdown/reference.ts';
import { markdown } from '../../render/respond.ts';

export const GET = () => markdown(pageMarkdown(load(), referenceOf(openapiDocument(contract, load().base_url))));
