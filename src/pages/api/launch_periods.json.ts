import { load } from '../../catalog/current-catalog.ts';
import { launchPeriodList } from '../../render/json/responses.ts';
import { oneFile } from '../_one-file.ts';

export const { getStaticProps, GET } = oneFile(() => JSON.stringify(launchPeriodList(load())));
