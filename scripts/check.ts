/** `npm run check`: every issue and every warning of every content file, without building anything. */
import { resolve } from 'node:path';
import { runCheck } from '../src/build/check/run-check.ts';
import { cacheIn } from '../src/build/release-folders.ts';
import { runCommand } from './run-command.ts';

await runCommand('check', () => runCheck(process.env, cacheIn(resolve(import.meta.dirname, '..'))));
