import { load } from '../../catalog/load.ts';
import contract from '../../contract/openapi.yaml?raw';
import { serverCard } from '../../render/discovery/server-card.ts';
import { contractVersion } from '../../render/json/openapi.ts';
import { json } from '../../render/respond.ts';

export const GET = () => json(serverCard(load(), contractVersion(contract)));
