/** Tells assistive technology what has happened, without moving anything on the page. */
const status = Object.assign(document.createElement('p'), { className: 'unseen' });
status.setAttribute('role', 'status');
document.body.append(status);

export function announce(text: string): void {
	// The same words again are no change, and would not be read out.
	status.textContent = status.textContent === text ? `${text}\u00a0` : text;
}
