import { load } from '../../catalog/current-catalog.ts';
import { securityText } from '../../render/discovery/security-text.ts';
import { textFile } from '../../render/static-file.ts';

export const { getStaticProps, GET } = textFile(() => securityText(load()));
