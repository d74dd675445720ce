import { load } from '../../catalog/current-catalog.ts';
import contract from '../../contract/openapi.yaml?raw';
import { agentsGuide } from '../../render/discovery/agents-guide.ts';
import { contractVersion } from '../../render/reference/contract.ts';
import { jsonFile } from '../../render/respond.ts';

export const { getStaticProps, GET } = jsonFile(() => agentsGuide(load(), contractVersion(contract)));
