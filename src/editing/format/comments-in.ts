import { Lexer } from 'yaml';

/** Every comment of a YAML text, without the space around it. */
export const commentsIn = (source: string): string[] =>
	[...new Lexer().lex(source)].filter((token) => token.startsWith('#')).map((comment) => comment.trimEnd());
