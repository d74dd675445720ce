import { type OtherProduct, otherProductsOf, type ProductLookups } from '../../../drafts/find-duplicates.ts';
import { namesFile, redirectsFile, websitesFile } from '../../../routes/paths.ts';

/** The products of this site, to tell a taken address and a likely duplicate. Only this page asks for them. */
export async function loadKnownProducts(): Promise<readonly OtherProduct[]> {
	const [names, websites, moved] = await Promise.all([namesFile, websitesFile, redirectsFile].map(load));
	// The same build wrote them, from values of these types.
	return otherProductsOf({ names, websites, moved } as ProductLookups);
}

/** The buttons of the page wait for it, and nobody who presses one should wait for longer. */
const timeoutMilliseconds = 10_000;

async function load(path: string): Promise<unknown> {
	const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMilliseconds) });
	if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
	return response.json();
}
