import { load } from '../../catalog/load.ts';
import { text } from '../../render/discovery/respond.ts';
import { productsTable } from '../../render/exports/products-table.ts';

export const GET = () => text(productsTable(load()));
