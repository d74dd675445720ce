/** Colours code while a page is built, by classes that the style sheet knows. */
import bash from 'highlight.js/lib/languages/bash';
import go from 'highlight.js/lib/languages/go';
import http from 'highlight.js/lib/languages/http';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import ruby from 'highlight.js/lib/languages/ruby';
import typescript from 'highlight.js/lib/languages/typescript';
import { createLowlight } from 'lowlight';
import type { Highlight } from './code-blocks.ts';

/** By the names that blocks of code have. */
const languages = { sh: bash, js: javascript, ts: typescript, py: python, rb: ruby, go, http, json, php };

const lowlight = createLowlight(languages);

export const highlight: Highlight = (language, code) =>
	Object.hasOwn(languages, language)
		? (lowlight.highlight(language, code).children as ReturnType<Highlight>)
		: undefined;
