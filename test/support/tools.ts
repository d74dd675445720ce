/** Packages of `tools/`, which `npm run tools` installs: only some suites need them. */
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../tools');

export const toolsFolder = join(folder, 'node_modules');

export const toolCommand = (name: string): string => join(toolsFolder, '.bin', name);

/** Loads a package. The caller describes what it uses of it, since without the package there are no types of it either. */
export const loadTool: (name: string) => unknown = createRequire(join(folder, 'package.json'));
