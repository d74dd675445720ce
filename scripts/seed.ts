/** `npm run seed -- --products N --periods M --out DIR [--seed S]`: a made-up catalog of any size, for tests of scale. */
import { runCommand } from './run-command.ts';
import { seedCommandLine, seedOrder, writeCatalog } from './seed/write-catalog.ts';

await runCommand(seedCommandLine(), (_values, options) => {
	const order = seedOrder(options);
	writeCatalog(order);
	console.log(
		`Wrote ${order.products} products and ${order.periods} weeks into ${order.out}, from seed ${order.seed}.`,
	);
});
