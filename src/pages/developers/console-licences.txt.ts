import { consoleLicencesText } from '../../views/console-licences.ts';

export const GET = () => new Response(`${consoleLicencesText()}\n`);
