/** How a file leaves the page: into the clipboard, onto the disk, or to the forge. */
import type { DraftFile } from '../../../drafts/draft-file.ts';

/** @returns Whether the browser took it: it may forbid the clipboard. */
export async function copyFile({ text }: DraftFile): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}

export function downloadFile({ path, text }: DraftFile): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
	link.download = path.slice(path.lastIndexOf('/') + 1);
	link.click();
	URL.revokeObjectURL(link.href);
}

/** Opens the forge beside this page, so that the draft stays at hand; the forge learns nothing of the page. */
export function openForge(address: string): void {
	window.open(address, '_blank', 'noopener,noreferrer');
}
