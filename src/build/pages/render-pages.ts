import type { ReleaseUpdate } from '../release/release-update.ts';
import type { WrittenFile } from '../release/write-file.ts';
import type { PageFile } from './list-page-files.ts';
import { importPages, type PageBundle } from './page-bundle.ts';
import { renderInThreads } from './render-threads.ts';
import { type PageOrder, PageWriter } from './write-page.ts';

/** Threads load the code of the pages each, which takes as long as to render so many. */
const worthThreads = 200;

/**
 * Renders pages into a release: those of which there are many in threads, where they are enough, and the others here.
 *
 * @throws The first error of a page or of the system.
 */
export async function renderPages(
	files: readonly PageFile[],
	bundle: PageBundle,
	update: ReleaseUpdate,
	onDone: (done: number) => void,
): Promise<void> {
	for (const { path } of files) update.makeFolderOf(path);
	let done = 0;
	const add = (file: WrittenFile) => {
		update.add(file);
		onDone(++done);
	};
	const many = files.filter(({ isOneOfMany }) => isOneOfMany);
	const inThreads = many.length >= worthThreads ? many : [];
	const others = inThreads.length > 0 ? files.filter(({ isOneOfMany }) => !isOneOfMany) : files;
	const failed = new AbortController();
	const renderThere = () => {
		const thread = { bundle, client: update.client };
		return renderInThreads(ordersOf(inThreads), thread, (written) => written.forEach(add), failed.signal);
	};
	const renderHere = async () => {
		const writer = new PageWriter(await importPages(bundle), update.client);
		for (const file of others) add(await writer.write(orderOf(file)));
	};
	const here = renderHere();
	here.catch((error) => failed.abort(error));
	// Both have ended then, so that nothing is written behind an error.
	const ends = await Promise.allSettled([here, inThreads.length > 0 ? renderThere() : undefined]);
	for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

function* ordersOf(files: readonly PageFile[]): Generator<PageOrder> {
	for (const file of files) yield orderOf(file);
}

const orderOf = ({ path, component, props }: PageFile): PageOrder => ({
	path,
	component,
	props: areTexts(props) ? props : JSON.stringify(props),
});

/** Whether there is nothing in an object that JSON would change. */
const areTexts = (props: object): props is Readonly<Record<string, string>> =>
	Object.values(props).every((value) => typeof value === 'string');
