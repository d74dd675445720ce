import { load } from '../../catalog/load.ts';
import { catalogExport } from '../../render/exports/catalog-export.ts';
import { text } from '../../render/respond.ts';

export const GET = () => text(catalogExport(load()));
