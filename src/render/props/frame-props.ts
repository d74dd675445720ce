import type { Catalog } from '../../catalog/catalog.ts';
import type { Vocabulary } from '../../drafts/vocabulary.ts';
import { type Frame, frameOf } from '../frame.ts';
import { vocabulary } from '../json/vocabulary.ts';

/** Of a page that shows nothing of the catalog but the frame. */
export interface FrameProps {
	readonly frame: Frame;
}

export const frameProps = (catalog: Catalog): FrameProps => ({ frame: frameOf(catalog) });

export interface LaunchProps extends FrameProps {
	readonly vocabulary: Vocabulary;
}

export const launchProps = (catalog: Catalog): LaunchProps => ({
	frame: frameOf(catalog),
	vocabulary: vocabulary(catalog),
});
