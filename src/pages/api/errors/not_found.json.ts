/** For hosts that can only send files; the others name the path. */
import { notFound } from '../../../contract/errors.ts';
import { oneFile } from '../../_one-file.ts';

export const { getStaticProps, GET } = oneFile(() => JSON.stringify(notFound('this address').body));
