/** Says at the top of the status page when it was built, and whether it is valid at this moment. */
import { statusFile } from '../../../routes/paths.ts';
import { verdictOf } from './verdict.ts';

const verdict = document.getElementById('verdict');
if (verdict) await showIn(verdict);

async function showIn(element: HTMLElement): Promise<void> {
	try {
		const response = await fetch(statusFile, { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
		element.textContent = verdictOf(await response.json(), new Date());
	} catch {
		// The sentence that is there leads to the file.
	}
}
