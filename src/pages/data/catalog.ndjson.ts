import { load } from '../../catalog/current-catalog.ts';
import { catalogExport } from '../../render/exports.ts';
import { textFile } from '../../render/respond.ts';

export const { getStaticProps, GET } = textFile(() => catalogExport(load()));
