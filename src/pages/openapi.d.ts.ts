import types from '../contract/openapi.generated.ts?raw';
import { text } from '../render/respond.ts';

export const GET = () => text(types);
