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
	const rendering = inThreads.length > 0 ? renderMany(inThreads, bundle, update.client, add) : Promise.resolve();
	// What goes wrong in it is told below.
	rendering.catch(() => {});
	const writer = new PageWriter(await importPages(bundle), update.client);
	const here = inThreads.length > 0 ? files.filter(({ isOneOfMany }) => !isOneOfMany) : files;
	for (const file of here) add(await writer.write(orderOf(file)));
	await rendering;
}

const renderMany = (
	files: readonly PageFile[],
	bundle: PageBundle,
	client: string,
	add: (file: WrittenFile) => void,
): Promise<void> => renderInThreads(ordersOf(files), { bundle, client }, (written) => written.forEach(add));

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
