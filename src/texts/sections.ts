/**
 * The texts of each section, which a module imports as `t`. In the bundle of the pages each section is a module of its own with
 * the language of the board, see `build/texts-plugin.ts`.
 */
import { boardTexts } from './board-texts.ts';
import { en } from './languages/en.ts';
import { textsOf } from './messages.ts';

export const archive = boardTexts('archive');
export const cards = boardTexts('cards');
export const category = boardTexts('category');
export const compare = boardTexts('compare');
export const copy = boardTexts('copy');
export const dates = boardTexts('dates');
export const edit = boardTexts('edit');
export const facts = boardTexts('facts');
export const feeds = boardTexts('feeds');
export const filters = boardTexts('filters');
export const home = boardTexts('home');
export const launch = boardTexts('launch');
export const layout = boardTexts('layout');
export const lists = boardTexts('lists');
export const missing = boardTexts('missing');
export const product = boardTexts('product');
export const saved = boardTexts('saved');
export const search = boardTexts('search');
export const shelf = boardTexts('shelf');
export const weeks = boardTexts('weeks');

// Commands and agents show these as well, in English.
export const draft = textsOf<typeof en.draft>(en.draft, 'en');
export const markdown = textsOf<typeof en.markdown>(en.markdown, 'en');
