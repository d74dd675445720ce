import { load } from '../../catalog/load.ts';
import { text } from '../../views/discovery/respond.ts';
import { catalogDump } from '../../views/dumps/catalog-dump.ts';

export const GET = () => text(catalogDump(load()));
