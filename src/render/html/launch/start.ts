/** The script of the page. The schemas load in a second file, because they ask while loading whether they may compile. */
import { withoutEval } from '../../../drafts/without-eval.ts';

withoutEval();
const { openLaunchPage } = await import('./launch-page.ts');
await openLaunchPage(document);
