import { readRecord } from '../verification-record.ts';

/**
 * What a rebuild makes beside the catalog: what the environment says, or what the live release was built with, so that a
 * server that knows of no such setting takes nothing away and adds nothing.
 *
 * @param out - Path of the output.
 */
export function liveExtras(out: string, environment: NodeJS.ProcessEnv): { readonly EXTRAS?: string } {
	const extras = environment['EXTRAS'] ? null : readRecord(out)?.extras;
	return extras ? { EXTRAS: extras } : {};
}
