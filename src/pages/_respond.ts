/** Responses that Astro writes into files, and the endpoints of one file. */

const respond =
	(mediaType: string) =>
	(body: string): Response =>
		new Response(body, { headers: { 'Content-Type': mediaType } });

export const text = respond('text/plain; charset=utf-8');
export const markdown = respond('text/markdown; charset=utf-8');
export const css = respond('text/css; charset=utf-8');
export const svg = respond('image/svg+xml');

/** JSON that is a text already. */
export const jsonText = respond('application/json; charset=utf-8');
const manifestText = respond('application/manifest+json');

/** Compact, because clients and compressors do not need the spaces. */
export const json = (document: unknown): Response => jsonText(JSON.stringify(document));

/** A web app manifest. */
const manifest = (document: unknown): Response => manifestText(JSON.stringify(document));

interface FileProps<Body> {
	readonly body: Body;
}

/** The exports of an endpoint. A build calls `getStaticProps` and passes the result to `GET`; Astro passes no props here. */
interface StaticFile<Body> {
	readonly getStaticProps: () => Promise<FileProps<Body>>;
	readonly GET: (context: { readonly props: Partial<FileProps<Body>> }) => Promise<Response>;
}

const staticFile =
	<Body>(respond: (body: Body) => Response) =>
	(make: () => Body | Promise<Body>): StaticFile<Body> => ({
		getStaticProps: async () => ({ body: await make() }),
		GET: async ({ props }) => respond('body' in props ? (props.body as Body) : await make()),
	});

export const textFile = staticFile(text);
export const jsonFile = staticFile<unknown>(json);
export const manifestFile = staticFile<unknown>(manifest);
