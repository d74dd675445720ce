import { notFound } from '../../../contract/errors.ts';
import { json } from '../../../render/respond.ts';

/** For hosts that can send nothing but files; the others name the path. */
export const GET = () => json(notFound('this address').body);
