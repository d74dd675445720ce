import { describeOperations } from '../../agents/operations.ts';
import { load } from '../../catalog/current-catalog.ts';
import { exampleWords } from '../../render/reference/examples.ts';
import { jsonFile } from '../../render/respond.ts';

export const { getStaticProps, GET } = jsonFile(() => describeOperations(exampleWords(load())));
