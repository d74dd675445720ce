import { expect, test } from 'vitest';
import * as content from '../../src/content/schemas/text.ts';
import * as contract from '../../src/routes/paths.ts';

test('slugs are the same in content and in paths, neither of which imports the other', () => {
	expect(contract.slugPattern.source).toBe(content.slugPattern.source);
	expect(contract.maximumSlugLength).toBe(content.maximumSlugLength);
});
