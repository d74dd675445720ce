import { load } from '../../catalog/current-catalog.ts';
import { catalogExport } from '../../render/exports/catalog-export.ts';
import { textFile } from '../../render/static-file.ts';

export const { getStaticProps, GET } = textFile(() => catalogExport(load()));
