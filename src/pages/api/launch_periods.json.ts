import { load } from '../../catalog/load.ts';
import { launchPeriodList } from '../../render/json/launch-period.ts';
import { json } from '../../render/respond.ts';

export const GET = () => json(launchPeriodList(load()));
