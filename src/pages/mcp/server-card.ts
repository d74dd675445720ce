import { load } from '../../catalog/load.ts';
import contract from '../../contract/openapi.yaml?raw';
import { serverCard } from '../../views/discovery/server-card.ts';
import { contractVersion } from '../../views/json/openapi.ts';
import { json } from '../../views/json/respond.ts';

export const GET = () => json(serverCard(load(), contractVersion(contract)));
