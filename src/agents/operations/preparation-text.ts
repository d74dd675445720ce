/**
 * A preparation as Markdown. Nothing in it comes from the draft but the suggested slug, in
 * quotation marks, and the link.
 */
import { counted } from '../../contract/counts.ts';
import { fieldOf } from '../../drafts/problem.ts';
import type { Allowed, Preparation } from './preparation.ts';

export function preparationText(found: Preparation): string {
	const {
		launch_period_count,
		valid,
		missing_fields,
		optional_fields,
		ignored,
		duplicates,
		suggested_slug,
		suggested,
		plans = [],
		launch_periods = [],
	} = found;
	const problems = found.problems.map(({ field, message, fix }) => `- ${field}: ${message} ${fix}`);
	const weeks = launch_periods.map(({ slug, starts_on, ends_on }) => `- ${slug}, ${starts_on} to ${ends_on}`);
	const suggestions = Object.entries(suggested).map(([field, slug]) => `${field} ${slug}`);
	const later = weeks.length > 0 ? launch_period_count - weeks.length : 0;
	return [
		valid ? 'The listing is valid. The person still chooses plan and week.' : 'The listing is not valid yet.',
		...(missing_fields.length > 0 ? [`Missing: ${missing_fields.join(', ')}.`] : []),
		...(optional_fields.length > 0 ? [`May be added: ${optional_fields.join(', ')}.`] : []),
		...(ignored === undefined ? [] : [ignored]),
		...(suggestions.length > 0 ? [`Suggested on the page, where the person chooses: ${suggestions.join(', ')}.`] : []),
		...section('Findings, which the person sees on the page as well', problems),
		...allowedLines(found.allowed),
		...limitsLine(found),
		...section(
			'Likely duplicates',
			duplicates.map(({ slug, message, url }) => `- ${slug} ${message} ${url}`),
		),
		...section('Weeks that take launches, each to the end of its last day in UTC', weeks),
		...(launch_period_count === 0 ? ['No week takes launches at present.'] : []),
		...(later > 0 ? [`Later weeks: ${later}, all of them on the launch page.`] : []),
		...section(
			'Plans',
			plans.map(({ slug, name, description }) => `- ${slug} (${name}): ${description}`),
		),
		...(missing_fields.includes('name') ? [] : [`Slug that no product has: "${suggested_slug}"`]),
		`review_url: ${found.review_url}`,
		...section(
			'Next steps',
			found.next_steps.map((step, index) => `${index + 1}. ${step}`),
		),
	].join('\n');
}

const section = (title: string, lines: readonly string[]): string[] =>
	lines.length > 0 ? [`${title}:`, ...lines] : [];

function allowedLines({ categories, category_count, pricing_models }: Allowed): string[] {
	return [
		...(categories ? [`Categories: ${categories.join(', ')}.`] : []),
		...(category_count ? [`Categories: ${counted(category_count, 'slug')}, all of them in \`list_categories\`.`] : []),
		...(pricing_models ? [`Pricing models: ${pricing_models.join(', ')}.`] : []),
	];
}

/** Limits of the fields that are still to be written, or written again. */
function limitsLine({ problems, missing_fields, optional_fields, limits }: Preparation): string[] {
	const open = new Set([...missing_fields, ...optional_fields, ...problems.map(fieldOf)]);
	const shown = Object.entries(limits).filter(([field]) => open.has(field));
	const units: Readonly<Record<string, string>> = { categories: ' entries', description: ' bytes' };
	const lengths = shown.map(([field, limit]) => `${field} ${limit}${units[field] ?? ''}`);
	return lengths.length > 0 ? [`At most, in characters unless said: ${lengths.join(', ')}.`] : [];
}
