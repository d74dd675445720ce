import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new, empty folder, as an absolute path without links. `temporary-setup.ts` removes it after all tests. */
export const temporaryFolder = (): string => realpathSync(mkdtempSync(join(tmpdir(), 'test-')));
