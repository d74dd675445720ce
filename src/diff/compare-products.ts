import { compareTexts } from '../content/schemas/text-order.ts';
import type { AddedResource, ApiDiff, ChangedResource } from './api-diff.ts';
import type { ApiState, Members } from './api-state.ts';
import { compareMembers } from './compare-members.ts';

/** @param renames - New slugs by old ones. */
export function compareProducts(
	before: ApiState,
	after: ApiState,
	renames: ReadonlyMap<string, string>,
): ApiDiff['products'] {
	const renamedTo = new Set(renames.values());
	const named = (state: ApiState, slug: string): AddedResource => ({ slug, name: nameOf(state.products.get(slug)) });
	const slugs = [...before.products.keys()].sort(compareTexts);
	return {
		added: [...after.products.keys()]
			.filter((slug) => !before.products.has(slug) && !renamedTo.has(slug))
			.sort(compareTexts)
			.map((slug) => named(after, slug)),
		removed: slugs
			.filter((slug) => !after.products.has(slug) && !renames.has(slug))
			.map((slug) => {
				const redirect = after.renamed.get(slug);
				return {
					...named(before, slug),
					...(redirect !== undefined && { redirect }),
					withdrawn: after.isWithdrawn(slug),
				};
			}),
		renamed: [...renames]
			.sort(([a], [b]) => compareTexts(a, b))
			.map(([from, to]) => ({
				from,
				to,
				changes: compareMembers(before.products.get(from) ?? {}, after.products.get(to) ?? {}, ['slug', 'url']),
			})),
		changed: slugs.flatMap((slug): ChangedResource[] => {
			const [old, now] = [before.products.get(slug), after.products.get(slug)];
			const changes = old && now ? compareMembers(old, now) : [];
			return changes.length === 0 ? [] : [{ slug, changes }];
		}),
	};
}

export const nameOf = (resource: Members | undefined): string => String(resource?.['name'] ?? '');
