/** An element with its members and its content, for scripts. */
export function element(name: string, members: object, ...content: (Node | string)[]): HTMLElement {
	const made = Object.assign(document.createElement(name), members);
	made.append(...content);
	return made;
}
