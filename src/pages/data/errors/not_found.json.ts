import { notFound } from '../../../contract/errors.ts';
import { jsonFile } from '../../../render/respond.ts';

/** For hosts that can send nothing but files; the others name the path. */
export const { getStaticProps, GET } = jsonFile(() => notFound('this address').body);
