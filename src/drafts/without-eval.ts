import { z } from 'zod';

/**
 * Keeps zod from compiling its schemas, and from trying whether it may: the site's policy forbids `eval`, and the browser
 * reports the attempt. Call it before the modules that hold schemas are imported.
 */
export function withoutEval(): void {
	z.config({ jitless: true });
}
