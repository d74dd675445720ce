import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { copyCheckout, hashes, run } from '../support/checkout.ts';
import { fixedSettings } from '../support/run-build.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();

/** What the build makes beside the pages: rules of static hosts, the manifest and pictures. */
const isMadeByTheBuild = (entry: string): boolean =>
	/^(?:_headers|_redirects|data\/manifest\.json|(?:icons|images|screenshots)\/[\w/-]+\.(?:png|webp)) /.test(entry);

test('`astro build` renders every page as `npm run build` publishes it', async () => {
	const checkout = copyCheckout(join(folder, 'checkout'));
	const { code, stderr } = await run(checkout, 'node_modules/astro/bin/astro.mjs', fixedSettings, ['build']);
	expect({ code, stderr }).toMatchObject({ code: 0 });
	const published = hashes(join(inject('release'), 'client')).filter((entry) => !isMadeByTheBuild(entry));
	expect(published).toContainEqual(expect.stringMatching(/^categories\/[\w-]+\.md /));
	expect(hashes(join(checkout, 'dist/client')).sort()).toEqual(published.sort());
});
