import { load } from '../../catalog/current-catalog.ts';
import { launchPeriodList } from '../../render/json/launch-period.ts';
import { jsonFile } from '../../render/static-file.ts';

export const { getStaticProps, GET } = jsonFile(() => launchPeriodList(load()));
