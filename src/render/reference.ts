/** The contract as the reference tells it. Everything in it comes from the contract, whatever that says. */
import { answerAnchor, schemaAnchor } from './reference/anchors.ts';
import { type Answer, answerOf, type Header, headerOf } from './reference/answer.ts';
import { entriesOf, listOf, nodeOf, textOf } from './reference/contract-node.ts';
import { type Operation, operationsOf } from './reference/operation.ts';
import { type Shape, shapeOf } from './reference/shape.ts';

interface Group {
	/** A tag of the contract. */
	readonly name: string;
	readonly description: string;
	readonly operations: readonly Operation[];
}

interface SharedAnswer extends Answer {
	readonly name: string;
	readonly anchor: string;
}

interface Schema extends Shape {
	readonly name: string;
	readonly anchor: string;
}

export interface Reference {
	readonly title: string;
	readonly summary: string;
	/** Markdown. */
	readonly description: string;
	readonly server: string;
	/** Terms and texts about the API as a whole. */
	readonly facts: readonly (readonly [term: string, text: string])[];
	readonly groups: readonly Group[];
	/** Answers that several operations give alike. */
	readonly answers: readonly SharedAnswer[];
	readonly headers: readonly Header[];
	readonly schemas: readonly Schema[];
}

/** @param document - The contract with the server of this site, as `openapiDocument` gives it. */
export function referenceOf(document: unknown): Reference {
	const contract = nodeOf(document);
	const info = nodeOf(contract['info']);
	const components = nodeOf(contract['components']);
	const server = nodeOf(listOf(contract['servers'])[0]);
	const operations = operationsOf(contract, textOf(server['url']));
	const shared = Object.entries(nodeOf(components['headers'])).map(([name, header]) =>
		headerOf(contract, name, header, name),
	);
	const answers = sharedAnswers(document, operations);
	const own = [...operations.flatMap((operation) => operation.answers), ...answers].flatMap(({ headers }) => headers);
	return {
		title: `${textOf(info['title'])} reference`,
		summary: textOf(info['summary']),
		description: textOf(info['description']),
		server: textOf(server['url']),
		facts: factsOf(document),
		groups: groupsOf(contract['tags'], operations),
		answers,
		headers: [...new Map([...shared, ...own].map((header) => [header.anchor, header])).values()],
		schemas: Object.entries(nodeOf(components['schemas'])).map(([name, schema]) => ({
			...shapeOf(schema),
			name,
			anchor: schemaAnchor(name),
		})),
	};
}

function factsOf(document: unknown): Reference['facts'] {
	const { openapi, info, servers, security } = nodeOf(document);
	const { version, contact, license } = nodeOf(info);
	const { name, identifier } = nodeOf(license);
	const { url, description } = nodeOf(listOf(servers)[0]);
	const schemes = listOf(security).flatMap((choice) => Object.keys(nodeOf(choice)));
	const licences = new Set([textOf(name), textOf(identifier)].filter(Boolean));
	const facts: [string, string][] = [
		['Server', [`\`${textOf(url)}\``, textOf(description)].filter(Boolean).join(' ')],
		['Version', textOf(version)],
		['Contract', `[OpenAPI ${textOf(openapi)}](/openapi.json)`],
		['Credentials', schemes.join(', ') || 'none'],
		['Licence', [...licences].join(', ')],
		['Contact', textOf(nodeOf(contact)['name'])],
	];
	return facts.filter(([, text]) => text !== '');
}

/** By the first tag of each operation, in the order in which the contract lists the tags. */
function groupsOf(tags: unknown, operations: readonly Operation[]): Group[] {
	const listed = listOf(tags).map(nodeOf);
	const names = [...listed.map(({ name }) => textOf(name)), ...operations.map(({ tag }) => tag)];
	return [...new Set(names)].map((name) => ({
		name: name || 'Operations',
		description: textOf(listed.find((tag) => tag['name'] === name)?.['description']),
		operations: operations.filter(({ tag }) => tag === name),
	}));
}

function sharedAnswers(document: unknown, operations: readonly Operation[]): SharedAnswer[] {
	const contract = nodeOf(document);
	return entriesOf(nodeOf(contract['components'])['responses']).map(([name, response]) => {
		const anchor = answerAnchor(name);
		const given = operations.flatMap(({ answers }) => answers.filter((answer) => answer.anchor === anchor));
		const statuses = [...new Set(given.map(({ status }) => status))].join(', ');
		return { ...answerOf(contract, statuses, response, name), name, anchor };
	});
}
