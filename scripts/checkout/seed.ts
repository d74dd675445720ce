import { countOption, describeCommand } from '../command-line/command.ts';
import { runCommand } from '../command-line/run-command.ts';
import { type SeedOrder, writeCatalog } from './seed/write-catalog.ts';

const command = describeCommand({
	name: 'seed',
	does: 'Writes a made-up catalog of any size.',
	more: 'The same numbers give the same files.',
})
	.requiredOption('--products <number>', 'how many products', countOption(1, 1_000_000))
	// Ten years. A product can have the same number of launches.
	.requiredOption('--periods <number>', 'how many weeks; the last one is 2026-w47', countOption(1, 520))
	.requiredOption('--out <folder>', 'a new folder, or an empty one')
	.option('--seed <number>', 'another number gives another catalog', countOption(0, 4_294_967_295), 1);

await runCommand(command, () => {
	const order = command.opts<SeedOrder>();
	writeCatalog(order);
	console.log(
		`Wrote ${order.products} products and ${order.periods} weeks into ${order.out}, from seed ${order.seed}.`,
	);
});
