import { expect, test } from 'vitest';
import { blockedIn } from '../../../src/build/check/own-origins.ts';

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
