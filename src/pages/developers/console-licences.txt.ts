import { consoleLicencesText } from '../../render/console-licences.ts';

export const GET = () => new Response(`${consoleLicencesText()}\n`);
