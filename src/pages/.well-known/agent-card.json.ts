import { describeOperations } from '../../agents/describe-operations.ts';
import { load } from '../../catalog/current-catalog.ts';
import contract from '../../contract/openapi.yaml?raw';
import { agentCard } from '../../render/discovery/agent-card.ts';
import { exampleWords } from '../../render/discovery/live-examples.ts';
import { contractVersion } from '../../render/json/openapi.ts';
import { jsonFile } from '../../render/static-file.ts';

export const { getStaticProps, GET } = jsonFile(() =>
	agentCard(load(), contractVersion(contract), describeOperations(exampleWords(load()))),
);
