import types from '../contract/openapi.generated.ts?raw';
import { textFile } from '../render/static-file.ts';

export const { getStaticProps, GET } = textFile(() => types);
