import { load } from '../../catalog/load.ts';
import { securityText } from '../../render/discovery/security-text.ts';
import { text } from '../../render/respond.ts';

export const GET = () => text(securityText(load()));
