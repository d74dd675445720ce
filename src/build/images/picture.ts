/** A picture that the build draws, before it is drawn. */
export interface Picture {
	/** Where it is published. */
	readonly path: string;
	/** Differs when what it shows, or what draws it, differs. */
	readonly key: string;
	/** The same for pictures of the same bytes, also where their keys differ; the key when not given. */
	readonly identity?: () => string;
	/** @returns The bytes of a PNG or a WebP, as the path says. */
	readonly draw: () => Promise<Buffer>;
}
