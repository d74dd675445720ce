/**
 * The content as the dev server shows it: as it is on the disk, or as it was before something became wrong in it. Open
 * pages are reloaded when it changes, and show what is wrong above the page.
 */
import { inspect } from 'node:util';
import type { AstroIntegration } from 'astro';
import type { IssueView } from '../../build/check/code-frame.ts';
import { ContentWatch } from '../../build/content-watch.ts';

/** What one read of the content has found, as far as no page shows it. */
type ContentState = RightContent | Omit<Problem, 'title'>;

interface RightContent {
	/** Pictures of products by the path at which a build publishes them: the files of the editors, which a build draws again. */
	readonly pictures: ReadonlyMap<string, string>;
	/** Looks for warnings, which takes a while, and prints those that are new. */
	readonly printWarnings: () => void;
}

export interface DevContentOptions {
	readonly contentDir: string;
	/** Reads the content, and leaves the catalog as it is when something is wrong. Throws what is not an issue. */
	readonly readContent: () => ContentState;
}

/** Vite's. */
export type DevServer = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0]['server'];

/** Most editors have written a file by then. If not, the rest of it is read as another change. */
const delayMilliseconds = 30;

/** Pages come first: their editor waits for them. */
const warningsMilliseconds = 1_000;

/** What a page sends when it is shown. Scripts can read one header of the response that they came with, this one. */
const shownEvent = 'content:shown';

export const versionHeader = (version: number): Readonly<Record<string, string>> => ({
	'Server-Timing': `content;desc="${version}"`,
});

const problemEvent = 'content:problem';

/** As Vite serves it. */
const layerModule = '/src/hosts/node/problem-layer.ts';

/** The script of every page. */
export const showProblems = `
const { showProblem } = await import(${JSON.stringify(layerModule)});
import.meta.hot?.on('${problemEvent}', showProblem);
`;

/** Another one, behind it. */
export const reportShownVersion = `
const [{ serverTiming }] = performance.getEntriesByType('navigation');
import.meta.hot?.send('${shownEvent}', serverTiming?.find(({ name }) => name === 'content')?.description);
`;

export class DevContent {
	readonly #server: DevServer;
	readonly #readContent: DevContentOptions['readContent'];
	readonly #watch: ContentWatch;
	#problem: Problem | undefined;
	#pictures: RightContent['pictures'] | undefined;
	#warningsTimer: NodeJS.Timeout | undefined;
	#version = 0;

	/** Reads the content, and again whenever it changes. */
	constructor(server: DevServer, { contentDir, readContent }: DevContentOptions) {
		this.#server = server;
		this.#readContent = readContent;
		// Before the content is read, so that no change is missed.
		this.#watch = new ContentWatch(contentDir, { delayMilliseconds, onFailure: (message) => console.warn(message) });
		this.#read();
		this.#watch.listen(() => this.#read());
		server.environments.client.hot.on(shownEvent, (version: unknown, page) => {
			if (this.#problem) page.send(problemMessage(this.#problem));
			// The content has changed between the request of the page and its connection, over which it learns of changes.
			else if (version !== undefined && version !== String(this.#version)) page.send(reload);
		});
	}

	get problem(): Problem | undefined {
		return this.#problem;
	}

	/** Those of the content that is shown; `undefined` while none has been right. */
	get pictures(): RightContent['pictures'] | undefined {
		return this.#pictures;
	}

	/** Differs when pages may show something else than before. */
	get version(): number {
		return this.#version;
	}

	close(): void {
		this.#watch.close();
		clearTimeout(this.#warningsTimer);
	}

	#read(): void {
		clearTimeout(this.#warningsTimer);
		const content = this.#stateOrProblem();
		if ('text' in content) this.#keepShowing(content);
		else this.#show(content);
	}

	#stateOrProblem(): RightContent | Problem {
		try {
			const content = this.#readContent();
			return 'text' in content ? { title: titleOf(content), ...content } : content;
		} catch (error) {
			return { title: 'The content cannot be read.', text: inspect(error) };
		}
	}

	#show({ pictures, printWarnings }: RightContent): void {
		this.#warningsTimer = setTimeout(() => {
			try {
				printWarnings();
			} catch (error) {
				console.error(error);
			}
		}, warningsMilliseconds);
		if (this.#problem) console.log('The content is right again.');
		this.#problem = undefined;
		this.#pictures = pictures;
		this.#version++;
		const { client: _, ...others } = this.#server.environments;
		// What Astro's own content layer sends to clear its cache of paths.
		for (const { hot } of Object.values(others)) hot.send('astro:content-changed', {});
		this.#send(reload);
	}

	/** What was shown before stays, whether an edit is wrong or was read before all of it was written. */
	#keepShowing(problem: Problem): void {
		if (problem.text === this.#problem?.text) return;
		this.#problem = problem;
		console.error(
			`${problem.text}\n\n${this.#pictures ? before : 'Every page shows this until the content is right.'}`,
		);
		this.#send(problemMessage(problem));
	}

	/** To open pages. One that is opened later says itself what it shows. */
	#send(message: typeof reload | ReturnType<typeof problemMessage>): void {
		const { ws } = this.#server;
		if (ws.clients.size > 0) ws.send(message);
	}
}

const reload = { type: 'full-reload', path: '*' } as const;

const before = 'Pages show the content as it was before, and reload when it is right.';

const titleOf = ({ issues }: Omit<Problem, 'title'>): string => {
	const count = issues ? issues.shown.length + issues.more : 0;
	return `The content has ${count === 1 ? 'an issue' : `${count} issues`}.`;
};

const problemMessage = (problem: Problem) => ({
	type: 'custom' as const,
	event: problemEvent,
	data: { html: problemMarkup(problem, before), style: problemStyle, title: problem.title },
});

/** Why the content that is on the disk is not shown. */
export interface Problem {
	readonly title: string;
	/** In lines to read. */
	readonly text: string;
	/** Issues of content that could be read. */
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
