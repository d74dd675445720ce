import { isDeviceName } from '../content/schemas/file-name.ts';

/** Hosts show the file `index` of a folder as the folder itself, and Windows writes no file with the name of a device. */
export const isTakenName = (name: string): boolean => name === 'index' || isDeviceName(name);
