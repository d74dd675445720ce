import { readFileSync } from 'node:fs';

/** What tells this run of the machine from the ones before it (proc_sys_kernel(5)); `null` where nothing does. */
export function bootId(): string | null {
	try {
		return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
	} catch {
		return null;
	}
}
