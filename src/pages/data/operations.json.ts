import { describeOperations } from '../../agents/describe-operations.ts';
import { load } from '../../catalog/current-catalog.ts';
import { exampleWords } from '../../render/discovery/live-examples.ts';
import { jsonFile } from '../../render/static-file.ts';

export const { getStaticProps, GET } = jsonFile(() => describeOperations(exampleWords(load())));
