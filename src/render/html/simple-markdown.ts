/**
 * Markdown in the simple form that most authors keep to: paragraphs, ATX headings, lists, fenced code and tables. It
 * leaves out whatever parsers have read differently, such as addresses without a link around them, HTML, references,
 * escapes, block quotes, and marks of emphasis that touch each other.
 *
 * {@link isSimpleMarkdown} takes linear time and may say no to any text; what it says yes to means the same everywhere.
 */
import { isSimpleInline } from './simple-inline.ts';

/** Control characters, tabs, whitespace other than spaces and line feeds, and what is no text. */
const unusual = /[^\P{C}\n\u200c\u200d]|[^\P{Z} ]|\uFFFD/u;

const item = /^(?:([-*+])|(\d{1,9})([.)])) (?! )/;
const task = /^\[[ xX]\] (?=[^ ])/;
const heading = /^#{1,6} (?=[^ #])/;
const fence = /^(```|~~~)[A-Za-z\d+#.-]*$/;
/** Of a block that is none of paragraphs, at the beginning of their text. */
const blockStart = /^(?:[-+=#>|~:!]|\*+ |\d{1,9}[.)](?: |$))/;
const delimiterCell = /^ *:?-+:? *$/;
const deepest = 4;

interface OpenItem {
	readonly indent: number;
	/** Of the text behind the marker. */
	readonly offset: number;
	/** The bullet, or what follows the number. */
	readonly marker: string;
}

export const isSimpleMarkdown = (source: string): boolean =>
	!unusual.test(source) && new SimpleMarkdown(source.split('\n')).isValid();

class SimpleMarkdown {
	readonly #lines: readonly string[];
	#next = 0;
	/** Text of the paragraph that the next line may go on with, `undefined` where there is none. */
	#paragraph: string | undefined;
	#items: OpenItem[] = [];

	constructor(lines: readonly string[]) {
		this.#lines = lines;
	}

	isValid(): boolean {
		while (this.#next < this.#lines.length) if (!this.#takeBlock()) return false;
		return this.#endParagraph();
	}

	#takeBlock(): boolean {
		const line = this.#lines[this.#next++] ?? '';
		if (line === '') return this.#endParagraph();
		const text = line.trimStart();
		const indent = line.length - text.length;
		if (item.test(text)) return this.#startItem(indent, text);
		if (indent > 0) return this.#takeText(indent, text);
		if (fence.test(line)) return this.#endLists() && this.#takeCode(line.slice(0, 3));
		if (heading.test(line)) {
			return this.#endLists() && !line.endsWith('#') && isSimpleInline(line.replace(heading, ''));
		}
		if (line.startsWith('|')) return this.#paragraph === undefined && this.#endLists() && this.#takeTable(line);
		if (line === '---' && this.#next > 1 && this.#lines[this.#next - 2] === '') return this.#endLists();
		return this.#takeText(0, line);
	}

	#endParagraph(): boolean {
		const text = this.#paragraph;
		this.#paragraph = undefined;
		return text === undefined || isSimpleInline(text);
	}

	#endLists(): boolean {
		this.#items = [];
		return this.#endParagraph();
	}

	#startItem(indent: number, line: string): boolean {
		const [start = '', bullet, number, delimiter] = item.exec(line) ?? [];
		const marker = bullet ?? delimiter ?? '';
		const inParagraph = this.#paragraph !== undefined;
		const before = this.#items.find((open) => open.indent === indent);
		if (!before && indent !== this.#offset()) return false;
		// A number other than 1 goes on with a list, but ends no paragraph.
		if (inParagraph && number !== undefined && Number(number) !== 1 && before?.marker !== marker) return false;
		if (!this.#endParagraph()) return false;
		this.#items = this.#items.filter((open) => open.indent < indent);
		this.#items.push({ indent, offset: indent + start.length, marker });
		return this.#items.length <= deepest && this.#takeText(this.#offset(), line.slice(start.length).replace(task, ''));
	}

	/** Where text of the innermost item begins. */
	#offset(): number {
		return this.#items.at(-1)?.offset ?? 0;
	}

	#takeText(indent: number, text: string): boolean {
		if (text === '' || blockStart.test(text) || text.startsWith('```')) return false;
		if (this.#paragraph !== undefined) {
			this.#paragraph += `\n${text}`;
			return indent === this.#offset();
		}
		this.#items = this.#items.filter((open) => open.offset <= indent);
		this.#paragraph = text;
		return indent === this.#offset();
	}

	#takeCode(mark: string): boolean {
		while (this.#next < this.#lines.length) {
			const line = this.#lines[this.#next++] ?? '';
			if (line.trimStart().startsWith(mark)) return line === mark;
		}
		return false;
	}

	#takeTable(head: string): boolean {
		const columns = cellsOf(head).length;
		if (!isRow(head, columns)) return false;
		const delimiters = this.#lines[this.#next++] ?? '';
		if (!isRow(delimiters, columns) || !cellsOf(delimiters).every((cell) => delimiterCell.test(cell))) return false;
		while (this.#next < this.#lines.length) {
			const line = this.#lines[this.#next++] ?? '';
			if (line === '') return true;
			if (!isRow(line, columns)) return false;
		}
		return true;
	}
}

const cellsOf = (row: string): string[] => row.slice(1, -1).split('|');

function isRow(line: string, columns: number): boolean {
	const cells = cellsOf(line);
	return (
		/^\|.*\|$/.test(line) &&
		!line.includes('\\') &&
		cells.length === columns &&
		cells.every((cell) => isSimpleInline(cell.trim()))
	);
}
