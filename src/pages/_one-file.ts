/**
 * The exports of an endpoint of one file. A build calls `getStaticProps` and passes the result to `GET`; Astro passes no props
 * here. As everywhere, the path of a file decides about its media type.
 */
export const oneFile = (make: () => string) => ({
	getStaticProps: () => ({ text: make() }),
	GET: ({ props: { text = make() } }: { readonly props: { readonly text?: string } }) => new Response(text),
});
