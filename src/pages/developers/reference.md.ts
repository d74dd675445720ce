import { load } from '../../catalog/load.ts';
import contract from '../../contract/openapi.yaml?raw';
import { openapiDocument } from '../../views/json/openapi.ts';
import { referenceMarkdown } from '../../views/markdown/reference.ts';
import { markdown } from '../../views/markdown/respond.ts';
import { referenceOf } from '../../views/reference.ts';

export const GET = () => markdown(referenceMarkdown(load(), referenceOf(openapiDocument(contract, load().base_url))));
