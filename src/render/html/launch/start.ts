/** What the page loads. The schemas come in a second file, because they ask on arrival whether they may compile. */
import { withoutEval } from '../../../drafts/without-eval.ts';

withoutEval();
const { openReview } = await import('./open-review.ts');
await openReview(document);
