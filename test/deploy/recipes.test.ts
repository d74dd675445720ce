import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '../../scripts/command-line/command.ts';

const lines = (file: string) =>
	readFileSync(file, 'utf8')
		.split('\n')
		.filter((line) => line !== '' && !line.startsWith('#'));

const steps = lines('Dockerfile');
const at = (step: string) => steps.findIndex((line) => line.startsWith(step));

test('Dockerfile installs what production needs, and builds as the user that serves', () => {
	expect(steps.filter((line) => line.includes('npm ci'))).toEqual(['RUN npm ci --omit=dev']);
	// Of a board that has the software from a file.
	expect(steps.find((line) => line.startsWith('COPY package.json'))).toContain(' launch-catalog.tgz* ');
	const order = ['RUN mkdir .builds && chown node:node . .builds', 'USER node', 'RUN npm run build', 'CMD'].map(at);
	expect(order).not.toContain(-1);
	expect(order).toEqual(order.toSorted((one, other) => one - other));
	expect(steps.filter((line) => line.startsWith('USER'))).toEqual(['USER node']);
});

test('.dockerignore keeps out what the repository does, secrets among them', () => {
	const plain = (name: string) => name.replace(/\/$/, '');
	const ignored = lines('.dockerignore').map(plain);
	const missing = lines('.gitignore')
		.map(plain)
		.filter((name) => !ignored.some((entry) => entry === name || (entry === 'dist.*' && name.startsWith('dist.'))));
	expect(missing).toEqual([]);
	expect(ignored).toContain('.env*');
	expect(ignored).toContain('.git');
});

test('deploy/launch-catalog@.service starts what `npm run serve` starts, without a process for npm', () => {
	const unit = readFileSync('deploy/launch-catalog@.service', 'utf8');
	const [, command = ''] = /^ExecStart=\/srv\/launch-catalog\/node_modules\/\.bin\/(node \S+)$/m.exec(unit) ?? [];
	const [, settings = ''] = /^Environment=PORT=%i TRUSTED_PROXIES=1 (NODE_COMPILE_CACHE=\S+)$/m.exec(unit) ?? [];
	expect(JSON.parse(readFileSync('package.json', 'utf8')).scripts.serve).toBe(`${settings} exec ${command}`);
});

test('deploy/launch-catalog@.service starts the server again however often it ends', () => {
	const [unit = ''] = readFileSync('deploy/launch-catalog@.service', 'utf8').split('[Service]');
	expect(unit).toMatch(/^\[Unit\]$[^[]*^StartLimitIntervalSec=0$/m);
});

test('deploy/compose.yaml gives the servers settings that exist, and asks for both secrets', () => {
	const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true });
	for (const name of ['server-1', 'server-2']) {
		const { environment } = services[name];
		expect(Object.keys(environment).filter((setting) => !settingNames.includes(setting))).toEqual([]);
		expect(environment.REDIS_URL).toMatch(/^redis:\/\/:\$\{REDIS_PASSWORD:\?[^}]+\}@redis:6379$/);
		expect(environment.RATE_LIMIT_SECRET).toMatch(/^\$\{RATE_LIMIT_SECRET:\?[^}]+\}$/);
	}
	expect(services.redis.command).toMatch(/^redis-server --requirepass \$\{REDIS_PASSWORD\} /);
});
