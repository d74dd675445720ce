/** For hosts that can only send files; the others name the path. */
import { notFound } from '../../../contract/errors.ts';
import { jsonFile } from '../../_respond.ts';

export const { getStaticProps, GET } = jsonFile(() => notFound('this address').body);
