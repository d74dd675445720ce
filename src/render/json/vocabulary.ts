export { vocabularyOf as vocabulary } from '../../drafts/vocabulary-of.ts';
