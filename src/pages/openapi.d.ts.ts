import types from '../contract/openapi.generated.ts?raw';
import { text } from '../render/discovery/respond.ts';

export const GET = () => text(types);
