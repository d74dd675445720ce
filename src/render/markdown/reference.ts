import type { Catalog } from '../../catalog/catalog.ts';
import { referencePage } from '../../routes/paths.ts';
import type { Answer, Body, Example, Header } from '../reference/answer.ts';
import type { Operation, Parameter } from '../reference/operation.ts';
import { type Member, type Shape, typeText } from '../reference/shape.ts';
import type { Reference } from '../reference.ts';
import { absoluteLinks } from './absolute-links.ts';
import { document, facts } from './document.ts';

/** The reference in Markdown. Members are lists and not tables, so that their descriptions may be of any length. */
export function referenceMarkdown(catalog: Catalog, reference: Reference): string {
	const { title, summary, description, groups, answers, headers, schemas } = reference;
	const sections = [
		summary,
		facts(reference.facts),
		...groups.flatMap((group) => [`## ${group.name}`, group.description, ...group.operations.flatMap(operationBlocks)]),
		'## All operations',
		description,
		'## Shared answers',
		...answers.flatMap((answer) => [`### ${answer.status} ${answer.name}`, ...answerBlocks(answer)]),
		'## Headers',
		headers.map(headerItem).join('\n'),
		'## Schemas',
		...schemas.flatMap((schema) => [`### ${schema.name}`, ...shapeBlocks(schema)]),
	];
	const body = absoluteLinks(catalog, referencePage, sections.filter((section) => section !== '').join('\n\n'));
	return document(catalog, referencePage, title, [body]);
}

function operationBlocks({ id, method, path, summary, description, parameters, curl, answers }: Operation): string[] {
	return [
		`### ${summary}`,
		`\`${method} ${path}\` (\`${id}\`)`,
		description,
		block('sh', curl),
		...(parameters.length > 0 ? ['#### Parameters', parameters.map(parameterItem).join('\n')] : []),
		'#### Answers',
		answers.map(answerItem).join('\n'),
		...answers.flatMap(({ bodies, status, anchor }) =>
			anchor === undefined ? bodies.flatMap(({ examples }) => exampleBlocks(examples, status)) : [],
		),
	];
}

function parameterItem({ name, place, type, bounds, default: given, required, description }: Parameter): string {
	const words = [`in ${place}`, typeText(type), bounds, given && `default ${given}`, required && 'required'];
	return item(`\`${name}\``, words, description);
}

function answerItem(answer: Answer): string {
	const { status, headers, bodies, description } = answer;
	const names = headers.map(({ name }) => name).join(', ');
	return item(
		`\`${status}\``,
		[bodies.map(bodyText).join(' or ') || 'no body'],
		[description, names && `Headers: ${names}.`].filter(Boolean).join('\n\n'),
	);
}

function answerBlocks({ description, headers, bodies, status }: Answer): string[] {
	return [
		description,
		headers.length > 0 ? `Headers: ${headers.map(({ name }) => name).join(', ')}` : '',
		...bodies.flatMap((body) => [
			`Body: ${bodyText(body)}`,
			...(body.shape.type.schema === undefined ? shapeBlocks(body.shape) : []),
			...exampleBlocks(body.examples, status),
		]),
	];
}

const bodyText = ({ mediaType, shape: { includes, type } }: Body): string =>
	`${includes.length > 0 ? `${includes.join(', ')} with more members` : typeText(type)} as ${mediaType}`;

const exampleBlocks = (examples: readonly Example[], status: string): string[] =>
	examples.flatMap(({ summary, json }) => [`Example of ${status}: \`${summary}\``, block('json', json)]);

const headerItem = ({ name, type, bounds, required, description, example }: Header): string =>
	item(
		`\`${name}\``,
		[typeText(type), bounds, required && 'always sent'],
		[description, example && `Example: \`${example}\``].filter(Boolean).join('\n\n'),
	);

function shapeBlocks({ type, bounds, description, includes, extension, members }: Shape): string[] {
	// A list of members says by itself that it is an object.
	const kind = [typeText(type), bounds].filter(Boolean).join(', ');
	return [
		description,
		kind === 'object' && members.length + includes.length > 0 ? '' : `Type: ${kind}`,
		includes.length > 0 ? `The members of ${includes.join(', ')}${members.length > 0 ? ', and these:' : '.'}` : '',
		extension,
		members.map(memberItem).join('\n'),
	];
}

const memberItem = ({ name, type, bounds, required, description }: Member): string =>
	item(`\`${name}\``, [typeText(type), bounds, required && 'required'], description);

/** An entry of a list; the lines of its text belong to it. */
function item(name: string, words: readonly (string | undefined | false)[], text: string): string {
	const head = `- ${name} (${words.filter(Boolean).join(', ')})`;
	return text ? `${head}: ${text.replaceAll(/\n(?!\n)/g, '\n  ')}` : head;
}

const block = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;
