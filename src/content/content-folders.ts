/** The folders of the content that are read, beside files such as `site.yaml`; others are left alone. */
export const contentFolders: readonly string[] = ['categories', 'launch_periods', 'products', 'pages'];
