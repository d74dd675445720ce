import { expect, test } from 'vitest';
import { listedSchema } from '../../../src/agents/operations/listed-products.ts';
import { operations } from '../../../src/agents/operations.ts';
import { makerTexts } from '../../../src/content/schemas/product-fields.ts';
import { bodySchemas } from '../../../src/contract/schemas.generated.ts';

interface Schema {
	readonly type?: string;
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly items?: Schema;
	readonly allOf?: readonly Schema[];
}

const { product } = bodySchemas.ProductResponse.properties;

/** Paths of the texts of a schema, such as `products[].name`. */
function textsOf(schema: Schema, path = ''): string[] {
	// Schemas of tools leave the members of products to the contract and to the table of fields.
	if (schema === listedSchema) {
		const ofTable = makerTexts.map((field) => `${path}.${field}`);
		return [...new Set([...textsOf(product as Schema, path), ...ofTable])];
	}
	const { type, properties = {}, items, allOf } = schema;
	if (allOf) return allOf.flatMap((part) => textsOf(part, path));
	if (type === 'string') return [path];
	if (items) return textsOf(items, `${path}[]`);
	return Object.entries(properties).flatMap(([name, member]) => textsOf(member, path ? `${path}.${name}` : name));
}

/** Texts that editors and the build write: identifiers, addresses of this site, dates and words of a list. */
const trusted =
	/(?:^|[.\]])(?:slug|url|product|pricing_model|categories\[\]|first_launched_on|starts_on|ends_on|status|matched|launch_period|similar\[\])$|(?:launch_periods?(?:\[\])?|categories\[\])\.name$/;

test.each([...operations])(
	'every text of $name is marked as untrusted unless editors or the build write it',
	({ output, untrusted }) => {
		const texts = textsOf(output as Schema);
		expect(texts.filter((path) => !trusted.test(path)).toSorted()).toEqual([...untrusted].toSorted());
	},
);

test('what a list shows of a product is a part of its detail', () => {
	const [item, ...rest] = bodySchemas.ProductResponse.properties.product.allOf;
	expect(item.properties).toEqual(bodySchemas.ProductList.properties.products.items.properties);
	expect(rest.flatMap((part) => textsOf(part))).toContain('description');
});
