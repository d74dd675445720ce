import { load } from '../../catalog/load.ts';
import { text } from '../../views/discovery/respond.ts';
import { securityText } from '../../views/discovery/security-text.ts';

export const GET = () => text(securityText(load()));
