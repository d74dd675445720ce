/** Buffers in which bodies are joined, to be used again: fresh memory costs several times what the copying does. */
const size = 65_536;

/** Of connections whose clients read slowly. */
const maximumFree = 64;

const free: Buffer<ArrayBuffer>[] = [];

/** @param length - A body that is longer than the buffers gets one of its own. */
export function takeBuffer(length: number): Buffer<ArrayBuffer> {
	if (length > size) return Buffer.allocUnsafeSlow(length);
	return free.pop() ?? Buffer.allocUnsafeSlow(size);
}

/** @param buffer - Of which nothing is still to be sent. */
export function giveBuffer(buffer: Buffer<ArrayBuffer>): void {
	if (buffer.length === size && free.length < maximumFree) free.push(buffer);
}
