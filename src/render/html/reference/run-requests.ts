/**
 * Gives every example request a form that sends it to this site, and shows the response where the example of it stands. What
 * the examples invent is replaced by what this catalog has; an example of something that it has none of gets no form.
 */
import type { ExampleSlugs } from '../../reference/examples.ts';
import { sendRequest } from './send-request.ts';

const { dataset } = document.querySelector<HTMLElement>('#slugs') ?? {};
const slugs: ExampleSlugs = JSON.parse(dataset?.['slugs'] ?? '{}');

for (const example of document.querySelectorAll('.beside')) addForm(example);

function addForm({ firstElementChild: command, lastElementChild: response }: Element): void {
	const { pathname, search } = new URL(command?.textContent?.split('"')[1] ?? '', location.origin);
	const steps = pathname.split('/').map((step) => (step in slugs ? slugs[step] : step));
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
