import { describeOperations } from '../../agents/operations.ts';
import { load } from '../../catalog/current-catalog.ts';
import contract from '../../contract/openapi.yaml?raw';
import { agentCard } from '../../render/discovery/agent-cards.ts';
import { contractVersion } from '../../render/reference/contract.ts';
import { exampleWords } from '../../render/reference/examples.ts';
import { jsonFile } from '../../render/respond.ts';

export const { getStaticProps, GET } = jsonFile(() =>
	agentCard(load(), contractVersion(contract), describeOperations(exampleWords(load()))),
);
