/** The element that the page is known to have. @throws {Error} when the page has no such element. */
export function findElement<Kind extends Element>(
	root: ParentNode,
	selector: string,
	kind: abstract new (...none: never[]) => Kind,
): Kind {
	const found = root.querySelector(selector);
	if (!(found instanceof kind)) throw new Error(`Cannot find \`${selector}\` on the page. Reload it.`);
	return found;
}
