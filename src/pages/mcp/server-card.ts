import { load } from '../../catalog/current-catalog.ts';
import contract from '../../contract/openapi.yaml?raw';
import { serverCard } from '../../render/discovery/server-card.ts';
import { contractVersion } from '../../render/json/openapi.ts';
import { jsonFile } from '../../render/static-file.ts';

export const { getStaticProps, GET } = jsonFile(() => serverCard(load(), contractVersion(contract)));
