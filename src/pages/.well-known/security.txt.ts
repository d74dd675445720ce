import { load } from '../../catalog/load.ts';
import { text } from '../../render/discovery/respond.ts';
import { securityText } from '../../render/discovery/security-text.ts';

export const GET = () => text(securityText(load()));
