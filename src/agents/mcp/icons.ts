import type { Icon } from '@modelcontextprotocol/server';

/** The site's own icon. */
export const iconsOf = (baseUrl: string): Icon[] => [{ src: `${baseUrl}/icon.svg` }];

/** The same with its types and sizes, for the server itself. */
export const serverIconsOf = (baseUrl: string): Icon[] => [
	{ src: `${baseUrl}/icon.svg`, mimeType: 'image/svg+xml', sizes: ['any'] },
	{ src: `${baseUrl}/icon-192.png`, mimeType: 'image/png', sizes: ['192x192'] },
	{ src: `${baseUrl}/icon-512.png`, mimeType: 'image/png', sizes: ['512x512'] },
];
