import { load } from '../../catalog/current-catalog.ts';
import contract from '../../contract/openapi.yaml?raw';
import { agentsGuide } from '../../render/discovery/agents-guide.ts';
import { contractVersion } from '../../render/json/openapi.ts';
import { jsonFile } from '../../render/static-file.ts';

export const { getStaticProps, GET } = jsonFile(() => agentsGuide(load(), contractVersion(contract)));
