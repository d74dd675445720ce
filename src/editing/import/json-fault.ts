/**
 * The 1-based line of the first thing in a text that is not JSON; `undefined` where the text only ends too early.
 *
 * JSON.parse names no place in long texts. A prefix is faulty once it holds the fault, so that halving finds it.
 */
export function faultyLine(json: string): number | undefined {
	if (couldGoOn(json)) return undefined;
	let [sound, faulty] = [0, json.length];
	while (faulty - sound > 1) {
		const middle = (sound + faulty) >> 1;
		if (couldGoOn(json.slice(0, middle))) sound = middle;
		else faulty = middle;
	}
	return json.slice(0, sound).split('\n').length;
}

/** Whether a text is JSON, or the beginning of some. */
function couldGoOn(json: string): boolean {
	try {
		JSON.parse(json);
		return true;
	} catch (error) {
		const message = error instanceof Error ? error.message : '';
		const [, position] = / at position (\d+)/.exec(message) ?? [];
		return /^Unexpected end|^Unterminated/.test(message) || Number(position) === json.length;
	}
}
