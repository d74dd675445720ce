import sharp from 'sharp';

export const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif', width = 64, height = width): Promise<Buffer> =>
	sharp({ create: { width, height, channels: 3, background: '#8a2c0d' } })
		.toFormat(format)
		.toBuffer();

/** A PNG that says it has these sides. */
export async function sized(width: number, height: number): Promise<Buffer> {
	const bytes = await picture('png');
	bytes.writeUInt32BE(width, 16);
	bytes.writeUInt32BE(height, 20);
	return bytes;
}
