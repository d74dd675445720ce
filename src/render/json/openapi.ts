import { parse } from 'yaml';

/**
 * The contract as a JSON document whose server is this site.
 *
 * @param source - `src/contract/openapi.yaml`.
 */
export function openapiDocument(source: string, baseUrl: string): unknown {
	const document: unknown = parse(source);
	const [server] = (document as { servers: readonly { url: string }[] }).servers;
	return { ...(document as object), servers: [{ ...server, url: baseUrl }] };
}

/** @param source - `src/contract/openapi.yaml`, the one place that states the version. */
export function contractVersion(source: string): string {
	return (parse(source) as { info: { version: string } }).info.version;
}
