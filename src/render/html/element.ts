/** An element with its members and its content, for scripts. */
export function element<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	members: object,
	...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
	const made = Object.assign(document.createElement(name), members);
	made.append(...content);
	return made;
}

export function button(className: string, label: string, onClick: () => void): HTMLElement {
	const made = element('button', { type: 'button', className }, label);
	made.addEventListener('click', onClick);
	return made;
}

/** An element that the page, or a part of it, has. @throws {Error} when there is none. */
export function find<Part extends HTMLElement>(selector: string, root: ParentNode = document): Part {
	const part = root.querySelector<Part>(selector);
	if (!part) throw new Error(`The page has no \`${selector}\`.`);
	return part;
}
