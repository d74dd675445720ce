import type { ContentFolder } from './content-folder.ts';
import type { Issue } from './issue.ts';
import { readYamlFile } from './read-yaml-file.ts';
import { type Synonyms, synonymsFile } from './schemas/synonyms.ts';

/** The file's name in the content folder. */
export const synonymsName = 'synonyms.yaml';

/** None where there is no such file, or after reporting what is wrong with it. */
export const readSynonyms = (place: ContentFolder, report: (issue: Issue) => void): Synonyms =>
	readYamlFile({ place, name: synonymsName }, synonymsFile, report)?.synonyms ?? [];
