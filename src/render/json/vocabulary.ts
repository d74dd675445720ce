export { vocabularyOf as vocabulary } from '../../drafts/vocabulary.ts';
