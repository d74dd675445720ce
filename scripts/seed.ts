/** `npm run seed -- --products N --periods M --out DIR [--seed S]`: a made-up catalog of any size, for tests of scale. */
import { runCommand } from './run-command.ts';
import { readSeedArguments } from './seed/arguments.ts';
import { writeCatalog } from './seed/write-catalog.ts';

await runCommand('seed', () => {
	const order = readSeedArguments(process.argv.slice(2));
	writeCatalog(order);
	console.log(
		`Wrote ${order.products} products and ${order.periods} weeks into ${order.out}, from seed ${order.seed}.`,
	);
});
