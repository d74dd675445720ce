import sharp from 'sharp';

/** A picture of one colour. */
export const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif', width = 64, height = width): Promise<Buffer> =>
	sharp({ create: { width, height, channels: 3, background: '#8a2c0d' } })
		.toFormat(format)
		.toBuffer();
