import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Temporary folders of tests lie in one, which goes with all that their files have left in it. */
export default function setup(): () => void {
	const { TMPDIR } = process.env;
	const folder = mkdtempSync(join(tmpdir(), 'launch-catalog-tests-'));
	// Some tests start processes as other users.
	chmodSync(folder, 0o711);
	process.env['TMPDIR'] = folder;
	return () => {
		if (TMPDIR === undefined) delete process.env['TMPDIR'];
		else process.env['TMPDIR'] = TMPDIR;
		rmSync(folder, { recursive: true, force: true });
	};
}
