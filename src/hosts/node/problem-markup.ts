/** What is wrong in the content, as HTML: above a page of the dev server, or in place of it. */
import type { IssueView } from '../../build/check/issue-view.ts';

/** Why the content that is on the disk is not shown. */
export interface Problem {
	readonly title: string;
	/** In lines to read. */
	readonly text: string;
	/** Of content that could be read. */
	readonly issues?: { readonly shown: readonly IssueView[]; readonly more: number };
}

/** @param note - What pages show meanwhile. */
export function problemMarkup({ title, text, issues }: Problem, note: string): string {
	const head = `<header><h1>${escapeHtml(title)}</h1><p>${escapeHtml(note)}</p></header>`;
	if (!issues) return `${head}<pre class="text">${escapeHtml(text)}</pre>`;
	const more = issues.more > 0 ? `<p>… and ${issues.more} more, which the terminal lists.</p>` : '';
	return `${head}${issues.shown.map(article).join('')}${more}`;
}

function article({ place, absolute, field, fault, remedy, frame, others }: IssueView): string {
	const [first = '', ...places] = others;
	return [
		'<article>',
		`<p class="place"><button data-file="${escapeHtml(absolute)}" title="Open in the editor">${escapeHtml(place)}</button> ${escapeHtml(field)}</p>`,
		`<h2>${withCode(fault)}</h2>`,
		remedy === '' ? '' : `<p class="remedy">${withCode(remedy)}</p>`,
		frame.length === 0 ? '' : `<pre class="frame" tabindex="0">${frame.map(frameLine).join('')}</pre>`,
		first === '' ? '' : `<p>${escapeHtml(first)}</p>`,
		places.length === 0 ? '' : `<ul>${places.map((each) => `<li>${withCode(each)}</li>`).join('')}</ul>`,
		'</article>',
	].join('');
}

function frameLine({ number, text, before }: IssueView['frame'][number]): string {
	const gutter = (content: number | string) => `<i>${content}</i>`;
	if (before === undefined) return `<span>${gutter(number)}${escapeHtml(text)}\n</span>`;
	// What stands before the caret takes the room that it takes above, whatever its letters are.
	const caret = `<span class="caret">${gutter(' ')}<s>${escapeHtml(before)}</s>^\n</span>`;
	return `<span class="marked">${gutter(number)}${escapeHtml(text)}\n</span>${caret}`;
}

/** What stands between backticks as code. */
const withCode = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** One look for both, in light and dark. */
export const problemStyle = `
:host, :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; max-width: 56rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 2.5rem) 2.5rem; color: var(--ink, CanvasText); }
header { padding-inline-end: 3rem; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; color: light-dark(firebrick, lightsalmon); }
header p { margin: .25rem 0 0; color: var(--quiet, CanvasText); }
article { margin-top: 1.5rem; border-top: 1px solid var(--line, ButtonBorder); padding-top: 1.25rem; }
.place { margin: 0; overflow-wrap: anywhere; color: var(--quiet, CanvasText); font-size: .875rem; }
.place, .place button, pre, code, li { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
.place button { border: 0; padding: 0; background: none; color: var(--accent, LinkText); font-size: inherit; text-align: start; text-decoration: underline; overflow-wrap: anywhere; cursor: pointer; }
h2 { margin: .375rem 0 0; font-size: 1.125rem; line-height: 1.4; overflow-wrap: anywhere; }
.remedy { margin: .25rem 0 0; overflow-wrap: anywhere; }
code { font-size: .9375em; background: var(--wash, transparent); border-radius: .2rem; padding: .05em .3em; }
pre { margin: .875rem 0 0; border: 1px solid var(--line, ButtonBorder); border-radius: .375rem; background: var(--wash, transparent); overflow-x: auto; font-size: .875rem; line-height: 1.6; }
.text { padding: .75rem 1rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.frame { padding: .5rem 0; }
.frame span { display: block; width: max-content; min-width: 100%; padding-inline-end: 1rem; box-sizing: border-box; }
.frame i { display: inline-block; width: 3.5ch; margin-inline-end: 1.25ch; padding-inline-end: 1ch; border-inline-end: 1px solid var(--line, ButtonBorder); font-style: normal; text-align: right; color: var(--quiet, CanvasText); user-select: none; }
.frame .marked { background: color-mix(in srgb, light-dark(firebrick, lightsalmon) 14%, transparent); }
.frame .caret { color: light-dark(firebrick, lightsalmon); font-weight: bold; line-height: 1.1; }
.frame s { visibility: hidden; text-decoration: none; font-weight: normal; }
ul { margin: .25rem 0 0; padding-inline-start: 1.25rem; font-size: .875rem; overflow-wrap: anywhere; }
`;
