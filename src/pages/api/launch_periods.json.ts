import { load } from '../../catalog/load.ts';
import { launchPeriodList } from '../../views/json/launch-period.ts';
import { json } from '../../views/json/respond.ts';

export const GET = () => json(launchPeriodList(load()));
