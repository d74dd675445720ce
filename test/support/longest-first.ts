import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The test files that take longest, longest first. Left to the end, one would run alone while other cores are idle. */
const longest: readonly string[] = [
	'test/hosts/generated-requests.hosts.test.ts',
	'test/verify/verify.release.test.ts',
	'test/hosts/replicas.hosts.test.ts',
	'test/build/rebuild/rebuild.release.test.ts',
	'test/build/code-edits.release.test.ts',
	'test/scripts/production.release.test.ts',
	'test/build/incremental.release.test.ts',
	'test/regular-expressions.release.test.ts',
	'test/build/build-atomic.release.test.ts',
];

/** Starts the longest files first; the others keep the order of Vitest, in which files of one project follow each other. */
export class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const place = ({ moduleId }: TestSpecification): number => {
			const index = longest.findIndex((path) => moduleId.endsWith(`/${path}`));
			return index === -1 ? longest.length : index;
		};
		return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
	}
}
