/** Endpoints of files at a single path. */
import { json, manifest, markdown, text } from './respond.ts';

interface FileProps<Body> {
	readonly body: Body;
}

/** What an endpoint of Astro exports. A build asks for the props and hands them over; Astro itself knows none here. */
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
export const markdownFile = staticFile(markdown);
export const jsonFile = staticFile<unknown>(json);
export const manifestFile = staticFile<unknown>(manifest);
