/**
 * Every server scenario of `@modelcontextprotocol/conformance` 0.2.0-alpha.12: those that are run, by revision of the
 * protocol, and those that are not, with the reason.
 */
export const run: Readonly<Record<string, readonly string[]>> = {
	'2026-07-28': `
		tools-list resources-list prompts-list server-stateless caching http-header-validation
		sep-2164-resource-not-found dns-rebinding-protection server-sse-multiple-streams
		input-required-result-unsupported-methods input-required-result-validate-input
		input-required-result-missing-input-response input-required-result-ignore-extra-params`
		.trim()
		.split(/\s+/),
	'2025-11-25': ['server-initialize', 'ping', 'tools-list', 'resources-list', 'prompts-list'],
};

/** Names by the reason that the server has for all of them. */
const reasons = {
	'is about sessions; the server keeps none': 'server-session-lifecycle',
	'is about a feature that the server does not offer, since nothing changes and no client is asked anything': `
		logging-set-level server-sse-polling resources-subscribe resources-unsubscribe`,
	'calls a tool, resource or prompt of the suite itself, which has no place in a catalog': `
		completion-complete tools-call-simple-text tools-call-image tools-call-audio
		tools-call-embedded-resource tools-call-mixed-content tools-call-with-logging tools-call-error
		tools-call-with-progress tools-call-sampling tools-call-elicitation json-schema-2020-12
		elicitation-sep1034-defaults elicitation-sep1330-enums resources-read-text resources-read-binary
		resources-templates-read prompts-get-simple prompts-get-with-args prompts-get-embedded-resource
		prompts-get-with-image http-custom-header-server-validation input-required-result-basic-elicitation
		input-required-result-basic-sampling input-required-result-basic-list-roots
		input-required-result-request-state input-required-result-multiple-input-requests
		input-required-result-multi-round input-required-result-non-tool-request
		input-required-result-result-type input-required-result-tampered-state
		input-required-result-capability-check`,
	'is about an extension that the server does not offer': `
		sep-2640-skills-directory sep-2640-skills-enumeration sep-2640-skills-manifest tasks-lifecycle
		tasks-capability-negotiation tasks-wire-fields tasks-request-state-removal tasks-mrtr-input
		tasks-request-headers tasks-dispatch-and-envelope tasks-status-notifications
		tasks-required-task-error tasks-mrtr-composition`,
};

export const leftOut: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries(reasons).flatMap(([reason, names]) =>
		names
			.trim()
			.split(/\s+/)
			.map((name) => [name, reason]),
	),
);
