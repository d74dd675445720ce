/** What the page loads: a button. The console behind it is many times as large as the page, and comes when it is asked for. */
import { findElement } from '../launch/find-element.ts';

const section = findElement(document, '#try', HTMLElement);
const offer = findElement(section, '#offer', HTMLElement);
const button = findElement(offer, '#open-console', HTMLButtonElement);
const status = findElement(section, '#console-status', HTMLElement);
const place = findElement(section, '#console', HTMLElement);

button.addEventListener('click', async () => {
	button.disabled = true;
	status.textContent = 'Loading the console.';
	try {
		const { openConsole } = await import('./console.ts');
		await openConsole(place);
		offer.hidden = true;
		status.textContent = '';
		place.focus();
	} catch {
		status.textContent = 'Cannot load the console. Check the connection, then press the button again.';
		button.disabled = false;
	}
});
section.hidden = false;
