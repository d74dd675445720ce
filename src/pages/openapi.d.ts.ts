import types from '../contract/openapi.generated.ts?raw';
import { text } from '../views/discovery/respond.ts';

export const GET = () => text(types);
