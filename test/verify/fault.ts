import { cpSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Violation } from '../../src/verify/violation.ts';

/** A published folder into which a fault is planted. Its files are links to those of a sound build, so none is written in place. */
export class Release {
	readonly client: string;
	readonly #sound: string;
	readonly #files: readonly string[];
	/** What is not as in the sound build. */
	readonly #changed = new Set<string>();

	/**
	 * @param client - Where it appears.
	 * @param sound - The published folder of the sound build.
	 * @param files - All paths in that folder.
	 */
	constructor(client: string, sound: string, files: readonly string[]) {
		this.client = client;
		this.#sound = sound;
		this.#files = files;
		this.#link(files);
	}

	/** Makes it sound again. */
	restore(): void {
		for (const path of this.#changed) {
			rmSync(join(this.client, path), { recursive: true, force: true });
			this.#link(this.#files.filter((file) => `/${file}` === path || `/${file}`.startsWith(`${path}/`)));
		}
		this.#changed.clear();
	}

	#link(files: readonly string[]): void {
		for (const folder of new Set(files.map(dirname))) mkdirSync(join(this.client, folder), { recursive: true });
		for (const file of files) linkSync(join(this.#sound, file), join(this.client, file));
	}

	/** Changes a JSON file. The parts that a fault reaches for are named in its type. */
	edit<Body>(file: string, change: (body: Body) => unknown): void {
		const body = JSON.parse(this.read(file)) as Body;
		change(body);
		this.write(file, JSON.stringify(body));
	}

	read(file: string): string {
		return readFileSync(join(this.client, file), 'utf8');
	}

	write(file: string, content: string | Buffer): void {
		this.#changed.add(file);
		rmSync(join(this.client, file), { force: true });
		mkdirSync(dirname(join(this.client, file)), { recursive: true });
		writeFileSync(join(this.client, file), content);
	}

	makeFolder(path: string): void {
		this.#changed.add(path);
		mkdirSync(join(this.client, path), { recursive: true });
	}

	copy(from: string, to: string): void {
		this.#changed.add(to);
		rmSync(join(this.client, to), { force: true });
		cpSync(join(this.client, from), join(this.client, to));
	}

	remove(file: string): void {
		this.#changed.add(file);
		rmSync(join(this.client, file), { recursive: true });
	}
}

export interface Fault {
	/** What is wrong, as a fact. */
	readonly name: string;
	readonly plant: (release: Release) => void;
	/** Exactly what verify says of it. */
	readonly says?: readonly Violation[];
	/** Where one fault breaks many promises: what must be among them. */
	readonly saysAmongOthers?: readonly Violation[];
}

export const violation = (file: string, pointer: string, message: string): Violation => ({ file, pointer, message });

export type Member = Record<string, unknown>;
export type ProductBody = { product: Member };
export type ListBody = Member & { products: Member[] };
export type PeriodList = Member & { launch_periods: Member[] };
export type PeriodBody = { launch_period: Member; rankings: Member[] };
