import { load } from '../catalog/current-catalog.ts';
import types from '../contract/openapi.generated.ts?raw';
import { ofBoard } from '../render/reference/contract.ts';
import { oneFile } from './_one-file.ts';

export const { getStaticProps, GET } = oneFile(() => ofBoard(types, load().base_url));
