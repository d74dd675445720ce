import { load } from '../../catalog/current-catalog.ts';
import { catalogExport } from '../../render/exports/catalog-export.ts';
import { textFile } from '../../render/respond.ts';

export const { getStaticProps, GET } = textFile(() => catalogExport(load()));
