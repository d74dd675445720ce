/**
 * A console that sends requests to this site, put into a shadow tree: neither do its styles reach the page nor those of
 * the page reach it. Its files are ours; it asks no other host for anything.
 */
import consoleStyle from 'swagger-ui-dist/swagger-ui.css?url&no-inline';
import consoleScript from 'swagger-ui-dist/swagger-ui-bundle.js?url&no-inline';
import ownStyle from './console.css?url&no-inline';
import { keepFocus } from './keep-focus.ts';

/** What the script leaves behind on `window`. */
type SwaggerUi = (options: Readonly<Record<string, unknown>>) => unknown;

/** The part of the console's inside that its plugins are given. */
interface ConsoleSystem {
	readonly React: { createElement(type: unknown, props: object | null, ...children: readonly unknown[]): unknown };
}

/** The page around the console says all that its own layout adds to the operations: title, description and server. */
const operationsAlone = ({ React }: ConsoleSystem) => ({
	components: {
		OperationsAlone: ({ getComponent }: { getComponent(name: string, connected: boolean): unknown }) =>
			React.createElement(
				'div',
				{ className: 'swagger-ui' },
				React.createElement(getComponent('operations', true), null),
			),
	},
});

/** @throws {Error} when a file does not come. The place is then as it was. */
export async function openConsole(place: HTMLElement): Promise<void> {
	const [contract, swaggerUi] = await Promise.all([fetchContract(), loadScript()]);
	const tree = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
	const panel = document.createElement('div');
	tree.replaceChildren(panel);
	const styles = [consoleStyle, ownStyle].map((href) => {
		const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
		tree.append(link);
		return loaded(link);
	});
	// A stylesheet of something hidden loads as well, so that nothing is shown without it.
	await Promise.all(styles);
	await new Promise<void>((onComplete) => {
		swaggerUi({
			spec: contract,
			domNode: panel,
			onComplete,
			plugins: [operationsAlone],
			layout: 'OperationsAlone',
			supportedSubmitMethods: ['get'],
			tryItOutEnabled: true,
			deepLinking: false,
			syntaxHighlight: { activated: false },
			// Else it would ask a service of others for a badge.
			validatorUrl: null,
		});
	});
	keepFocus(tree, panel);
	place.hidden = false;
}

/** The contract with the address at which the page was opened as its server: the only one that the page may ask. */
async function fetchContract(): Promise<object> {
	const answer = await fetch('/openapi.json');
	if (!answer.ok) throw new Error(`Cannot read /openapi.json: it is answered with ${answer.status}.`);
	const contract: unknown = await answer.json();
	return Object.assign(Object(contract), { servers: [{ url: location.origin }] });
}

async function loadScript(): Promise<SwaggerUi> {
	const script = Object.assign(document.createElement('script'), { src: consoleScript });
	document.head.append(script);
	await loaded(script);
	const swaggerUi: unknown = Reflect.get(window, 'SwaggerUIBundle');
	if (typeof swaggerUi !== 'function') throw new Error(`${consoleScript} holds no console.`);
	// A function of its documented name; the package has no types.
	return swaggerUi as SwaggerUi;
}

function loaded(element: HTMLElement): Promise<void> {
	return new Promise((resolve, reject) => {
		element.addEventListener('load', () => resolve());
		element.addEventListener('error', () => reject(new Error('A file of the console did not come.')));
	});
}
