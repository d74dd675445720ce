import { load } from '../../catalog/load.ts';
import { productsTable } from '../../render/exports/products-table.ts';
import { text } from '../../render/respond.ts';

export const GET = () => text(productsTable(load()));
