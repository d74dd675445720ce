import { load } from '../catalog/current-catalog.ts';
import types from '../contract/openapi.generated.ts?raw';
import { ofBoard } from '../render/reference/contract.ts';
import { textFile } from './_respond.ts';

export const { getStaticProps, GET } = textFile(() => ofBoard(types, load().base_url));
