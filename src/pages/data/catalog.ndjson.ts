import { load } from '../../catalog/load.ts';
import { text } from '../../render/discovery/respond.ts';
import { catalogDump } from '../../render/exports/catalog-dump.ts';

export const GET = () => text(catalogDump(load()));
