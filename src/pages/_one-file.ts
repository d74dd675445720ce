/**
 * The exports of an endpoint of one file. A build calls `getStaticProps` and passes the result to `GET`; Astro passes no props
 * here. As everywhere, the path of a file decides about its media type.
 */
export const oneFile = (make: () => string | Promise<string>) => ({
	getStaticProps: async () => ({ text: await make() }),
	GET: async ({ props: { text } }: { readonly props: { readonly text?: string } }) =>
		new Response(text ?? (await make())),
});
