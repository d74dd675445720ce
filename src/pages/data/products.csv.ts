import { load } from '../../catalog/load.ts';
import { text } from '../../views/discovery/respond.ts';
import { productsTable } from '../../views/dumps/products-table.ts';

export const GET = () => text(productsTable(load()));
