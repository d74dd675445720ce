import { load } from '../../catalog/current-catalog.ts';
import contract from '../../contract/openapi.yaml?raw';
import { serverCard } from '../../render/discovery/agent-cards.ts';
import { contractVersion } from '../../render/reference/contract.ts';
import { jsonFile } from '../_respond.ts';

export const { getStaticProps, GET } = jsonFile(() => serverCard(load(), contractVersion(contract)));
