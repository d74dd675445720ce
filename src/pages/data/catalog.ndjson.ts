import { load } from '../../catalog/load.ts';
import { text } from '../../render/discovery/respond.ts';
import { catalogExport } from '../../render/exports/catalog-export.ts';

export const GET = () => text(catalogExport(load()));
