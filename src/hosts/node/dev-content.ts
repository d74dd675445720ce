/**
 * The content as the dev server shows it: as it is on the disk, or the last version without an issue. Open
 * pages reload when it changes, and show issues in Vite's error overlay.
 */
import { inspect } from 'node:util';
import type { AstroIntegration } from 'astro';
import type { ContentWatch } from '../../build/content-watch.ts';
import { boardTextsKey } from '../../texts/board-texts.ts';

interface RightContent {
	/** Pictures of products by the path at which a build publishes them: the files of the editors, which a build draws again. */
	readonly pictures: ReadonlyMap<string, string>;
	/** What the layout of pages shows. */
	readonly layout: unknown;
	/** Looks for warnings, which takes a while, and prints those that are new. */
	readonly printWarnings: () => void;
}

export interface DevContentOptions {
	readonly contentDir: string;
	/** Reads the content. Returns its issues as a text, and leaves the catalog as it is then. Throws what is not an issue. */
	readonly readContent: () => RightContent | string;
}

/** Vite's. */
export type DevServer = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0]['server'];

/** Pages reload first, because the editor waits for them. */
const warningsMilliseconds = 1_000;

const before = 'Pages show the previous content, and reload when the issues are fixed.';

/** A script for every page: Astro's form of the overlay has no key that closes it. */
export const closeOverlay =
	"addEventListener('keydown', ({ key }) => key === 'Escape' && document.querySelector('vite-error-overlay')?.close());";

export class DevContent {
	readonly #server: DevServer;
	readonly #readContent: DevContentOptions['readContent'];
	readonly #watch: ContentWatch;
	#problem: string | undefined;
	#texts = boardTextsKey();
	#shown: RightContent | undefined;
	#warningsTimer: NodeJS.Timeout | undefined;

	/** Reads the content, and reads it again after each change. */
	constructor(server: DevServer, watch: ContentWatch, readContent: DevContentOptions['readContent']) {
		this.#server = server;
		this.#watch = watch;
		this.#readContent = readContent;
		this.#read();
		this.#watch.listen(() => this.#read());
		server.environments.client.hot.on('vite:client:connect', (_, page) => {
			if (this.#problem !== undefined) page.send(overlay(this.#problem));
		});
	}

	/** Why the content that is on the disk is not shown, in lines to read; `undefined` when it is shown. */
	get problem(): string | undefined {
		return this.#problem;
	}

	/** The pictures of the content that is shown; `undefined` while none has been right. */
	get pictures(): RightContent['pictures'] | undefined {
		return this.#shown?.pictures;
	}

	get layout(): unknown {
		return this.#shown?.layout;
	}

	close(): void {
		this.#watch.close();
		clearTimeout(this.#warningsTimer);
	}

	#read(): void {
		clearTimeout(this.#warningsTimer);
		const content = this.#contentOrProblem();
		if (typeof content === 'string') this.#keepShowing(content);
		else this.#show(content);
	}

	#contentOrProblem(): RightContent | string {
		try {
			return this.#readContent();
		} catch (error) {
			return inspect(error);
		}
	}

	#show(content: RightContent): void {
		this.#warningsTimer = setTimeout(content.printWarnings, warningsMilliseconds);
		if (this.#problem !== undefined) console.log('The issues in the content are fixed.');
		this.#problem = undefined;
		this.#shown = content;
		if (this.#texts !== boardTextsKey()) this.#forgetModules();
		const { client: _, ...others } = this.#server.environments;
		// What Astro's own content layer sends to clear its cache of paths.
		for (const { hot } of Object.values(others)) hot.send('astro:content-changed', {});
		this.#send(reload);
	}

	/** Pages and scripts import texts as modules. */
	#forgetModules(): void {
		this.#texts = boardTextsKey();
		for (const { moduleGraph, hot } of Object.values(this.#server.environments)) {
			moduleGraph.invalidateAll();
			hot.send(reload);
		}
	}

	/** The last valid content stays, if an edit is wrong or was read before all of it was written. */
	#keepShowing(problem: string): void {
		if (problem === this.#problem) return;
		this.#problem = problem;
		console.error(`${problem}\n\n${this.#shown ? before : 'Every page shows this until the issues are fixed.'}`);
		this.#send(overlay(problem));
	}

	/** Sends to open pages. Without any, Vite would keep an error for the next one, which may open when it is fixed. */
	#send(message: typeof reload | ReturnType<typeof overlay>): void {
		const { ws } = this.#server;
		if (ws.clients.size > 0) ws.send(message);
	}
}

const reload = { type: 'full-reload', path: '*' } as const;

/** The overlay takes its message for HTML. It has no option to leave out the stack trace. */
const overlay = (problem: string) => ({
	type: 'error' as const,
	err: {
		name: 'Content',
		title: 'The content has issues.',
		message: `<style>#stack { display: none }</style>${escaped(problem)}`,
		hint: before,
		stack: '',
	},
	// Astro would escape the message once more where it is sent to all pages.
	__isEnhancedAstroErrorPayload: true,
});

const escaped = (text: string): string =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
