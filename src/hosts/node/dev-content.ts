/**
 * The content as the dev server shows it: as it is on the disk, or as it was before something became wrong in it. Open
 * pages are reloaded when it changes, and show what is wrong above the page.
 */
import { inspect } from 'node:util';
import type { AstroIntegration } from 'astro';
import { ContentWatch } from '../../build/rebuild/content-watch.ts';
import { type Problem, problemMarkup, problemStyle } from './problem-markup.ts';

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
const settleMilliseconds = 30;

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
		this.#watch = new ContentWatch(contentDir, { settleMilliseconds, onFailure: (message) => console.warn(message) });
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
