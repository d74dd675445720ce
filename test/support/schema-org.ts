/** The vocabulary of schema.org, read from the type declarations of `schema-dts`, and what of JSON-LD is not in it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';

interface Declared {
	readonly parents: readonly string[];
	/** Names of the types that a property may have, by property. */
	readonly properties: ReadonlyMap<string, ReadonlySet<string>>;
}

interface Vocabulary {
	readonly interfaces: ReadonlyMap<string, Declared>;
	/** Members of enumerations, by the enumeration. */
	readonly texts: ReadonlyMap<string, ReadonlySet<string>>;
}

let known: Vocabulary | undefined;

/** What is wrong with JSON-LD: types and properties that do not exist or do not go together, values of other types. */
export function schemaOrgFaults(data: Readonly<Record<string, unknown>>): string[] {
	known ??= readVocabulary();
	const vocabulary = known;
	const { '@context': context, ...node } = data;
	const graph = node['@graph'];
	const nodes = Array.isArray(graph) ? graph : [node];
	return [
		...(context === 'https://schema.org' ? [] : ['The context is another one.']),
		...nodes.flatMap((each) => faultsOfNode(vocabulary, each)),
	];
}

function faultsOfNode(vocabulary: Vocabulary, node: Readonly<Record<string, unknown>>): string[] {
	const type = String(node['@type']);
	const chain = chainOf(vocabulary, `${type}Leaf`);
	if (chain.length === 0) return [`There is no type ${type}.`];
	return Object.entries(node).flatMap(([name, value]) => {
		if (name.startsWith('@')) return [];
		// Schema.org, "Potential Actions": how a client fills in a property of an action.
		const property = type.endsWith('Action') ? name.replace(/-(?:input|output)$/, '') : name;
		const range = chain.map((each) => vocabulary.interfaces.get(each)?.properties.get(property)).find(Boolean);
		if (!range) return [`${type} has no property ${name}.`];
		if (property !== name) return [];
		const values = Array.isArray(value) ? value : [value];
		return values.flatMap((each) => faultsOfValue(vocabulary, `${type}.${name}`, each, range));
	});
}

function faultsOfValue(vocabulary: Vocabulary, place: string, value: unknown, range: ReadonlySet<string>): string[] {
	const wrong = [`${place} cannot be ${JSON.stringify(value)}.`];
	const allows = (...types: readonly string[]) => types.some((type) => range.has(type));
	if (typeof value === 'number') return allows('Number', 'Integer', 'Float') ? [] : wrong;
	if (typeof value === 'boolean') return allows('Boolean') ? [] : wrong;
	if (typeof value === 'string') {
		if (value === '') return wrong;
		if (allows('Text', 'Date', 'DateTime')) return [];
		const isAddress = /^https?:\/\/[^/]/.test(value);
		const isMember = [...range].some((type) => vocabulary.texts.get(type)?.has(value));
		return isAddress || isMember ? [] : wrong;
	}
	if (typeof value !== 'object' || value === null) return wrong;
	const node = value as Readonly<Record<string, unknown>>;
	const names = chainOf(vocabulary, `${node['@type']}Leaf`).map((each) => each.replace(/(?:Leaf|Base)$/, ''));
	return names.some((each) => range.has(each)) ? faultsOfNode(vocabulary, node) : wrong;
}

/** An interface and all that it extends. */
function chainOf({ interfaces }: Vocabulary, name: string): string[] {
	const found = interfaces.get(name);
	return found ? [name, ...found.parents.flatMap((parent) => chainOf({ interfaces, texts: new Map() }, parent))] : [];
}

function readVocabulary(): Vocabulary {
	const require = createRequire(import.meta.url);
	const entry = require.resolve('schema-dts');
	const text = readFileSync(join(dirname(entry), 'schema.d.ts'), 'utf8');
	const source = ts.createSourceFile('schema.d.ts', text, ts.ScriptTarget.Latest);
	const interfaces = new Map<string, Declared>();
	const texts = new Map<string, Set<string>>();
	for (const statement of source.statements) {
		if (ts.isInterfaceDeclaration(statement)) interfaces.set(statement.name.text, declared(statement, source));
		else if (ts.isTypeAliasDeclaration(statement)) texts.set(statement.name.text, textsIn(statement.type));
	}
	return { interfaces, texts };
}

function declared(statement: ts.InterfaceDeclaration, source: ts.SourceFile): Declared {
	const parents = (statement.heritageClauses ?? []).flatMap(({ types }) =>
		types.map(({ expression }) => expression.getText(source)),
	);
	const properties = statement.members.filter(ts.isPropertySignature).map((member): [string, Set<string>] => {
		const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(source);
		return [name, typesIn(member.type)];
	});
	return { parents, properties: new Map(properties) };
}

/** Names that stand in a type, at any depth. */
function typesIn(type: ts.TypeNode | undefined): Set<string> {
	const found = new Set<string>();
	const visit = (node: ts.Node): void => {
		if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) found.add(node.typeName.text);
		ts.forEachChild(node, visit);
	};
	if (type) visit(type);
	return found;
}

/** Texts of a union. */
function textsIn(type: ts.TypeNode): Set<string> {
	const found = new Set<string>();
	const visit = (node: ts.Node): void => {
		if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) found.add(node.literal.text);
		ts.forEachChild(node, visit);
	};
	visit(type);
	return found;
}
