/** The vocabulary of schema.org, read from the type declarations of `schema-dts`. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';

interface Declared {
	readonly parents: readonly string[];
	readonly properties: ReadonlySet<string>;
}

type Vocabulary = ReadonlyMap<string, Declared>;
type Node = Readonly<Record<string, unknown>>;

/** Types and properties of JSON-LD that do not exist or do not go together. */
export function schemaOrgFaults({ '@context': context, ...node }: Node): string[] {
	const vocabulary = readVocabulary();
	const graph = node['@graph'];
	const faults = (Array.isArray(graph) ? graph : [node]).flatMap((each) => faultsOfNode(vocabulary, each));
	return context === 'https://schema.org' ? faults : ['The context is another one.', ...faults];
}

function faultsOfNode(vocabulary: Vocabulary, node: Node): string[] {
	const type = String(node['@type']);
	const properties = propertiesOf(vocabulary, `${type}Leaf`);
	if (properties.size === 0) return [`There is no type ${type}.`];
	return Object.entries(node).flatMap(([name, value]) => {
		if (name.startsWith('@')) return [];
		// Schema.org, "Potential Actions": how a client fills in a property of an action.
		const property = type.endsWith('Action') ? name.replace(/-(?:input|output)$/, '') : name;
		if (!properties.has(property)) return [`${type} has no property ${name}.`];
		const inner = [value].flat().filter((each) => typeof each === 'object' && each !== null);
		return inner.flatMap((each) => faultsOfNode(vocabulary, each as Node));
	});
}

function propertiesOf(vocabulary: Vocabulary, name: string): Set<string> {
	const { parents = [], properties = [] } = vocabulary.get(name) ?? {};
	return new Set([...properties, ...parents.flatMap((parent) => [...propertiesOf(vocabulary, parent)])]);
}

function readVocabulary(): Vocabulary {
	const require = createRequire(import.meta.url);
	const entry = require.resolve('schema-dts');
	const text = readFileSync(join(dirname(entry), 'schema.d.ts'), 'utf8');
	const source = ts.createSourceFile('schema.d.ts', text, ts.ScriptTarget.Latest);
	return new Map(
		source.statements.filter(ts.isInterfaceDeclaration).map(({ name, heritageClauses = [], members }) => {
			const parents = heritageClauses.flatMap(({ types }) => types.map(({ expression }) => expression.getText(source)));
			const names = members.flatMap((member) => member.name ?? []);
			const properties = names.map((own) => (ts.isStringLiteral(own) ? own.text : own.getText(source)));
			return [name.text, { parents, properties: new Set(properties) }];
		}),
	);
}
