import { load } from '../../catalog/current-catalog.ts';
import { launchPeriodList } from '../../render/json/responses.ts';
import { jsonFile } from '../_respond.ts';

export const { getStaticProps, GET } = jsonFile(() => launchPeriodList(load()));
