import { load } from '../../catalog/current-catalog.ts';
import { aiCatalog } from '../../render/discovery/agent-cards.ts';
import { jsonFile } from '../../render/respond.ts';

export const { getStaticProps, GET } = jsonFile(() => aiCatalog(load()));
