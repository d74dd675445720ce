import { registerHooks } from 'node:module';

// The parser imports its schema without the attribute that Node requires.
registerHooks({
	load: (url, context, next) =>
		next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');

/** What GitHub's own parser says is wrong with a workflow, each with its place; empty when nothing is. */
export async function workflowProblems(name: string, content: string): Promise<readonly string[]> {
	const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
	if (!value) return context.errors.getErrors().map(({ message }) => message);
	const { errors = [] } = await convertWorkflowTemplate(context, value);
	return errors.map(({ Message }) => Message);
}
