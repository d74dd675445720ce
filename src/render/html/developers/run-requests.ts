/**
 * Gives every example request a form that sends it to this site and shows the response in place of the example's. Slugs that
 * the examples invent are replaced by slugs of this catalog; an example for which the catalog has none gets no form.
 */
import type { ExampleSlugs } from '../../reference/examples.ts';

const { dataset } = document.querySelector<HTMLElement>('#slugs') ?? {};
const slugs: ExampleSlugs = JSON.parse(dataset?.['slugs'] ?? '{}');

for (const example of document.querySelectorAll('.beside')) addForm(example);

function addForm({ firstElementChild: command, lastElementChild: response }: Element): void {
	const { pathname, search } = new URL(command?.textContent?.split('"')[1] ?? '', location.origin);
	const steps = pathname.split('/').map(ownStep);
	if (steps.includes(null)) return;
	const form = Object.assign(document.createElement('form'), { className: 'run' });
	const input = Object.assign(document.createElement('input'), {
		value: steps.join('/') + search,
		ariaLabel: 'Path to request',
	});
	const button = Object.assign(document.createElement('button'), { className: 'button', textContent: 'Run' });
	// Assistive technology reads an `output` out when it changes.
	const status = document.createElement('output');
	form.append(input, button, status);
	command?.after(form);
	form.addEventListener('submit', async (event) => {
		event.preventDefault();
		status.textContent = 'Waiting for the response …';
		const { summary, text } = await sendRequest(input.value);
		status.textContent = summary;
		if (text !== undefined) response?.querySelector('code')?.replaceChildren(text);
	});
}

/** A step of a path with this catalog's slug, also as the name of a file; `null` when there is none. */
function ownStep(step: string): string | null {
	const [name = '', ending = ''] = step.split(/(?=\.json$)/);
	const own = name in slugs ? slugs[name] : name;
	return own == null ? null : own + ending;
}

/** Sends a GET request to this site, past the cache of the browser. @returns A sentence, and the response if there was one. */
async function sendRequest(path: string): Promise<{ readonly summary: string; readonly text?: string }> {
	const url = URL.parse(path, location.origin);
	if (url?.origin !== location.origin) return { summary: 'Cannot send this request. Enter a path of this site.' };
	try {
		const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
		const wait = response.headers.get('Retry-After');
		const summary = `Status ${response.status}.${wait ? ` Run it again in ${wait} seconds.` : ''}`;
		return { summary, text: `${headersOf(response)}\n${formatted(await response.text())}` };
	} catch {
		return { summary: 'No response. Check the connection, then run it again.' };
	}
}

/** Headers that the API exposes to clients, and those that say what the body is. */
function headersOf({ headers }: Response): string {
	const exposed = headers.get('Access-Control-Expose-Headers')?.toLowerCase().split(', ') ?? [];
	const shown = ['content-type', 'cache-control', ...exposed];
	return Array.from(headers, ([name, value]) => (shown.includes(name) ? `${name}: ${value}\n` : '')).join('');
}

function formatted(body: string): string {
	try {
		return JSON.stringify(JSON.parse(body), null, 2);
	} catch {
		return body;
	}
}
