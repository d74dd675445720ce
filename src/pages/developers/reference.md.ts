import { load } from '../../catalog/load.ts';
import contract from '../../contract/openapi.yaml?raw';
import { openapiDocument } from '../../render/json/openapi.ts';
import { referenceMarkdown } from '../../render/markdown/reference.ts';
import { markdown } from '../../render/markdown/respond.ts';
import { referenceOf } from '../../render/reference.ts';

export const GET = () => markdown(referenceMarkdown(load(), referenceOf(openapiDocument(contract, load().base_url))));
