/** A picture that the build draws, before it is drawn. */
export interface Picture {
	/** Where it is published. */
	readonly path: string;
	/** Differs when what it shows, or what draws it, differs. Cheaper to tell than the source. */
	readonly key: string;
	/** Of whatever draws it: with the same source and version the picture has the same bytes. */
	readonly version: string;
	/** What it is made of. */
	readonly source: () => string | Uint8Array;
	/** @returns The bytes of a PNG or a WebP, as the path says. */
	readonly draw: (source: Uint8Array) => Promise<Buffer>;
}
