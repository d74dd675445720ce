import licence from 'swagger-ui-dist/LICENSE?raw';
import notice from 'swagger-ui-dist/NOTICE?raw';
import parts from 'swagger-ui-dist/swagger-ui-bundle.js.LICENSE.txt?raw';

/** The terms that have to go wherever the files of the console go: its notice, its licence and those of its parts. */
export const consoleLicencesText = (): string => [notice, licence, parts].map((text) => text.trim()).join('\n\n');
