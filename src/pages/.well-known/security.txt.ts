import { load } from '../../catalog/current-catalog.ts';
import { securityText } from '../../render/discovery/well-known.ts';
import { oneFile } from '../_one-file.ts';

export const { getStaticProps, GET } = oneFile(() => securityText(load()));
