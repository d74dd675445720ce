import fc from 'fast-check';
import { draftLimits, type Vocabulary } from '../../src/content/schemas/vocabulary.ts';
import type { Draft } from '../../src/drafts/draft.ts';

/** The words of the default content folder of `content-folder.ts`. */
export const vocabulary: Vocabulary = {
	base_url: 'https://catalog.example',
	categories: [
		{ slug: 'productivity', name: 'Productivity' },
		{ slug: 'writing', name: 'Writing' },
	],
	pricing_models: [
		{ slug: 'free', name: 'Free', free: true },
		{ slug: 'freemium', name: 'Free with paid extras', free: false },
	],
	plans: [
		{ slug: 'free', name: 'Free', description: 'One week.' },
		{ slug: 'featured', name: 'Featured', price_label: '$49 a week', description: 'One week and a letter.' },
	],
	launch_periods: [
		{ slug: '2026-w46', name: 'Week 46', starts_on: '2026-11-09', ends_on: '2026-11-15' },
		{ slug: '2026-w47', name: 'Week 47', starts_on: '2026-11-16', ends_on: '2026-11-22' },
	],
	forge: { kind: 'github', repository: 'https://github.com/example/catalog', branch: 'main' },
	limits: draftLimits,
};

/** A draft that can be sent in. */
export const complete: Draft = {
	name: 'Acme Notes',
	tagline: 'Notes that write back',
	website_url: 'https://acme.example',
	categories: ['writing'],
	pricing_model: 'free',
	price_label: 'Free, then $8 a month',
	maker: 'Ada Example',
	description: '# Notes\n\nThey write *back*.',
	plan: 'free',
	period: '2026-w47',
};

/** Texts that YAML, Markdown or a URL could take for something else, and any others. */
const awkward = fc.oneof(
	fc.constantFrom(
		...'true null ~ 1e3 0x1f 2026-11-20 --- ... "q" \' {a} [b] &a *a % @ ` yes .inf << | >- \\n = 👩‍🚀'.split(' '),
	),
	fc.constantFrom('- a', ': x', 'a: b', '# c', '!!str x'),
	fc.string({ unit: 'grapheme', maxLength: 90 }),
	fc.string({ unit: 'binary', maxLength: 90 }),
);

const awkwardWords = fc.array(awkward, { maxLength: 6 }).map((parts) => parts.join(' '));
const text = fc.oneof(awkward, awkwardWords);
const lines = fc.array(text, { maxLength: 12 }).map((parts) => parts.join('\n'));
const optional = { requiredKeys: [] as never[] };

/** Any draft, sound or not. */
export const anyDraft: fc.Arbitrary<Draft> = fc.record(
	{
		name: text,
		tagline: text,
		website_url: fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), text),
		categories: fc.array(fc.oneof(fc.constantFrom('writing', 'Productivity'), text), { maxLength: 4 }),
		pricing_model: fc.oneof(fc.constantFrom('free', 'Free with paid extras'), text),
		price_label: text,
		maker: text,
		description: lines,
		plan: fc.constantFrom('free', 'Featured', 'gold'),
		period: fc.constantFrom('2026-w46', 'Week 47', '2026-w99'),
		slug: fc.oneof(fc.constantFrom('acme', 'con', 'a--b'), text),
	},
	optional,
);

/** Drafts of which nearly all are sound: only the texts are free. */
export const likelyDraft: fc.Arbitrary<Draft> = fc
	.record(
		{
			tagline: text,
			website_url: fc.webUrl({ withQueryParameters: true, withFragments: true }),
			pricing_model: fc.constantFrom('free', 'Free with paid extras'),
			price_label: text,
			maker: text,
			description: lines,
			plan: fc.constantFrom('free', 'Featured'),
		},
		optional,
	)
	.chain((rest) =>
		fc.record({
			name: text,
			categories: fc.subarray(['writing', 'Productivity'], { minLength: 1 }),
			period: fc.constantFrom('2026-w46', 'Week 47'),
			rest: fc.constant(rest),
		}),
	)
	.map(({ rest, ...required }) => ({ ...rest, ...required }));
