/** In English, for commands and agents. The bundle of the pages has the language of the board, see `build/texts-plugin.ts`. */
import { en } from '../languages/en.ts';
import { textsOf } from '../messages.ts';

export const t = textsOf<typeof en.draft>(en.draft, 'en');
