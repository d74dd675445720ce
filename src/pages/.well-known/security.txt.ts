import { load } from '../../catalog/current-catalog.ts';
import { securityText } from '../../render/discovery/well-known.ts';
import { textFile } from '../_respond.ts';

export const { getStaticProps, GET } = textFile(() => securityText(load()));
