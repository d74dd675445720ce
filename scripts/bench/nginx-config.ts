/**
 * An nginx that serves our paths from the same files. It cannot compose pages, and serves every query with the first
 * page of 50.
 *
 * @param folder - For its own files.
 * @param client - The published folder.
 */
export function nginxConfig(folder: string, client: string, port: number, workers: number): string {
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
		(name) => `${name}_temp_path ${folder}/${name};`,
	);
	// Started by root, its workers would otherwise run as somebody who may not read the files.
	const user = process.getuid?.() === 0 ? 'user root;' : '';
	return `
${user}
daemon off;
pid ${folder}/nginx-${workers}.pid;
error_log stderr error;
worker_processes ${workers};
events { worker_connections 1024; }
http {
	${temporary.join('\n\t')}
	access_log off;
	sendfile on;
	tcp_nopush on;
	keepalive_requests 1000000000;
	open_file_cache max=50000 inactive=600s;
	open_file_cache_valid 600s;
	types { text/html html; application/json json; text/markdown md; }
	charset utf-8;
	charset_types application/json text/markdown;
	server {
		listen 127.0.0.1:${port};
		root ${client};
		location = /api/products { try_files /data/lists/products/50/1.json =404; }
		location /api/ { try_files $uri.json =404; }
		location /products/ { try_files $uri.html =404; }
	}
}
`;
}
