import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'launch-catalog-tests-';

/** Temporary folders of all tests lie in one, which goes with all that their files have left in it. */
export default function setup(): (() => void) | undefined {
	const { TMPDIR } = process.env;
	// Another project of the run has made it.
	if (TMPDIR?.includes(prefix)) return undefined;
	const folder = mkdtempSync(join(tmpdir(), prefix));
	// Some tests start processes as other users.
	chmodSync(folder, 0o711);
	process.env['TMPDIR'] = folder;
	return () => {
		if (TMPDIR === undefined) delete process.env['TMPDIR'];
		else process.env['TMPDIR'] = TMPDIR;
		rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
	};
}
