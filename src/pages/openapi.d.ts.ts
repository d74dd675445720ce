import types from '../contract/openapi.generated.ts?raw';
import { textFile } from './_respond.ts';

export const { getStaticProps, GET } = textFile(() => types);
