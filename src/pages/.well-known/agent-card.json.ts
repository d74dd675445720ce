import { load } from '../../catalog/current-catalog.ts';
import contract from '../../contract/openapi.yaml?raw';
import { agentCard } from '../../render/discovery/agent-card.ts';
import { contractVersion } from '../../render/json/openapi.ts';
import { jsonFile } from '../../render/static-file.ts';

export const { getStaticProps, GET } = jsonFile(() => agentCard(load(), contractVersion(contract)));
