import { expect, test } from 'vitest';
import { blockedIn, inlineIn } from '../../../src/build/check/own-origins.ts';

const site = { base_url: 'https://board.example' };

test.each([
	['<script defer\n src="https://stats.example/x.js"></script>', 'script'],
	["<script>import { a } from 'https://cdn.example/a.js';</script>", 'script'],
	["<script>await import('https://cdn.example/a.js')</script>", 'script'],
	['const load = () => fetch(`https://api.example/a`);', 'connect'],
	['<iframe title="Film" src={`https://video.example/a`} />', 'frame'],
	['<form method="post" action="https://news.example/join">', 'form'],
	['<img alt="" src="//img.example/a.png">', 'img'],
	['<source src="https://media.example/a.mp4">', 'media'],
	['@font-face { font-family: A; src: url(https://fonts.example/a.woff2) }', 'font'],
])('the check names the origin in %s, with the key to add', (text, kind) => {
	const [{ message = '', line = 0 } = {}, ...others] = blockedIn(`---\n---\n${text}`, site);
	const origin = `https:${/\/\/[\w.]+/.exec(text)?.[0]}`;
	expect([line, others]).toEqual([3, []]);
	expect(message).toBe(
		`Browsers block what this loads from \`${origin}\`. Add \`${kind}: [${origin}]\` to \`policy\` in \`site.yaml\`.`,
	);
	expect(blockedIn(text, { ...site, policy: { [kind]: [origin] } })).toEqual([]);
	expect(
		blockedIn(text, { ...site, policy: { [kind]: [origin.replace(/\w+/, 'https').replace(/\/\/\w+/, '//*')] } }),
	).toEqual([]);
});

test('the check knows that no key allows styles', () => {
	for (const text of [
		'<link href="https://fonts.example/css" rel="stylesheet">',
		"@import 'https://fonts.example/css';",
		'@import url(https://fonts.example/css);',
	])
		expect(blockedIn(text, site).map(({ message }) => message)).toEqual([
			'Browsers block styles from `https://fonts.example`. Copy them into `src/styles/custom.css`, and their fonts into `public`.',
		]);
});

test('the check leaves alone what browsers do not load from other hosts', () => {
	const text = `---
const stars = await fetch('https://api.example/stars');
---
<!-- <script src="https://stats.example/x.js"></script> -->
<a href="https://acme.example">Data from https://acme.example</a>
<img src="https://board.example/a.png" alt="">
<script>
	// fetch('https://api.example/')
	fetch('/data/names.json');
</script>
`;
	expect(blockedIn(text, site)).toEqual([]);
	const analytics = { script: 'https://stats.example/x.js' };
	expect(blockedIn("fetch('https://stats.example/hit')", { ...site, analytics })).toEqual([]);
});

const style = 'Browsers block `style` attributes.';
const script = 'Browsers block inline scripts. Write `<script>` without attributes.';

test.each([
	['Own.astro', '<p style="color: red">', style],
	['Own.astro', '<p class="a"\n style={{ color }}>', style],
	['Own.jsx', '<li onClick={() => open(1)} style={{ color }}>', style],
	['Own.tsx', '<li style={styles}>', style],
	['Own.svelte', '<li style:color={color}>', style],
	['Own.vue', '<li :style="{ color }">', style],
	['Own.astro', '<style define:vars={{ color }}>', 'Browsers block the `style` attributes that `define:vars` makes.'],
	['Own.astro', '<style is:inline>', 'Browsers block inline styles. Delete `is:inline`.'],
	['Own.astro', '<script is:inline>', script],
	['Own.astro', '<script define:vars={{ votes }}>', script],
	['Own.astro', '<script is:inline type="module">', script],
	['Own.astro', '<script async>', script],
	['Own.astro', '<button type="button" onclick="vote()">', 'Browsers block handlers in attributes.'],
])('the check names what is inline in %s: %s', (path, text, message) => {
	expect(inlineIn(`---\n---\n${text}`, path)).toEqual([{ line: 3, message: expect.stringContaining(message) }]);
});

test('the check leaves alone what Astro bundles, data, properties of components, and handlers of frameworks', () => {
	const text = `---
const html = '<p style="color: red">';
---
<!-- <p style="color: red"> -->
<style>p { color: red }</style>
<style is:global lang="scss">p { color: red }</style>
<script>for (let i = 0; i <n; i++) p.style='';</script>
<script type="module">vote();</script>
<script is:inline src="/own.js"></script>
<script src="./own.ts"></script>
<script is:inline type="application/json" set:html={data} />
<Own style="round" onclick="x" data-a={1} />
<p data-style="a" class:list={['style']}>x</p>
`;
	expect(inlineIn(text, 'Own.astro')).toEqual([]);
	expect(inlineIn('<script setup lang="ts">\n</script><button onclick={vote} />', 'Own.vue')).toEqual([]);
});
