/** Every regular expression of the sources, as the program will compile it. */
import { globSync, readFileSync } from 'node:fs';
import { convertToTsx } from '@astrojs/astro2tsx';
import ts from 'typescript';
import { parse } from 'yaml';

export interface Expression {
	/** `src/urls/route.ts:31` */
	readonly place: string;
	readonly source: string;
	readonly flags: string;
}

/** Expressions of one file. @throws when one is made of anything but constants of its file: nobody can tell what it does. */
function expressionsIn(file: string, text: string): Expression[] {
	if (file.endsWith('.yaml')) return patternsIn(file, text);
	const tree = ts.createSourceFile('file.tsx', scriptOf(file, text), ts.ScriptTarget.Latest, true);
	const found: Expression[] = [];
	const visit = (node: ts.Node): void => {
		const place = `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
		if (ts.isRegularExpressionLiteral(node)) found.push({ place, ...partsOf(node) });
		else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') {
			const [source, flags] = (node.arguments ?? []).map((argument) => constant(argument, tree, place));
			found.push({ place, source: source ?? '', flags: flags ?? '' });
		}
		ts.forEachChild(node, visit);
	};
	visit(tree);
	return found;
}

/** Of everything that runs in a build, on a server, at the edge or in a browser. */
export function allExpressions(): Expression[] {
	return globSync(['src/**/*.{ts,astro,yaml}', 'scripts/**/*.{ts,mjs}', '*.{ts,mjs}'])
		.sort()
		.flatMap((file) => expressionsIn(file, readFileSync(file, 'utf8')));
}

/** TypeScript, which may be the one between the tags of a page. */
function scriptOf(file: string, text: string): string {
	if (!file.endsWith('.astro')) return text;
	const { code, scripts, hasParseErrors } = convertToTsx(text, { filename: file });
	if (hasParseErrors) throw new Error(`Cannot read ${file}.`);
	return [code, ...scripts.map(({ content }) => content)].join('\n;');
}

function partsOf(literal: ts.RegularExpressionLiteral): Pick<Expression, 'source' | 'flags'> {
	const end = literal.text.lastIndexOf('/');
	return { source: literal.text.slice(1, end), flags: literal.text.slice(end + 1) };
}

/** The text that a constant of a file stands for. */
function constant(node: ts.Expression, tree: ts.SourceFile, place: string): string {
	if (ts.isStringLiteralLike(node)) return node.text;
	if (ts.isRegularExpressionLiteral(node)) return partsOf(node).source;
	if (ts.isTemplateExpression(node)) {
		const parts = node.templateSpans.map((span) => constant(span.expression, tree, place) + span.literal.text);
		return [node.head.text, ...parts].join('');
	}
	const [pattern] = ts.isNewExpression(node) && node.expression.getText() === 'RegExp' ? (node.arguments ?? []) : [];
	if (pattern) return constant(pattern, tree, place);
	if (ts.isPropertyAccessExpression(node) && node.name.text === 'source') return constant(node.expression, tree, place);
	const declared = ts.isIdentifier(node) ? tree.statements.flatMap(declarationsOf) : [];
	const value = declared.find(({ name }) => name.getText() === node.getText())?.initializer;
	if (!value)
		throw new Error(`${place}: \`${node.getText()}\` is no constant of the file. Make the expression of those.`);
	return constant(value, tree, place);
}

function declarationsOf(statement: ts.Statement): readonly ts.VariableDeclaration[] {
	if (!ts.isVariableStatement(statement)) return [];
	const { declarations, flags } = statement.declarationList;
	return flags & ts.NodeFlags.Const ? declarations : [];
}

/** The keyword `pattern` of JSON Schema. */
function patternsIn(file: string, text: string): Expression[] {
	const found: Expression[] = [];
	JSON.stringify(parse(text), (key, value: unknown) => {
		if (key === 'pattern' && typeof value === 'string') found.push({ place: file, source: value, flags: 'u' });
		return value;
	});
	return found;
}
