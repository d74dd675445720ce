/** Generated from openapi.yaml by `npm run generate`: members of products in the contract. */
export const productMembers = {
	"listed": [
		"name",
		"slug",
		"tagline",
		"categories",
		"pricing_model",
		"price_label",
		"url",
		"maker"
	],
	"all": [
		"name",
		"slug",
		"tagline",
		"categories",
		"pricing_model",
		"price_label",
		"url",
		"maker",
		"description",
		"website_url",
		"votes",
		"reviews_count",
		"average_rating",
		"first_launched_on"
	]
} as const;
