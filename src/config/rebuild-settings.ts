import { z } from 'zod';
import { calendarDate } from './build-settings.ts';
import { type Environment, readSettings } from './read-settings.ts';

/** When a serving machine rebuilds by itself: also for changed content, only when the date requires it, or never. */
const rebuildModes = ['on', 'week', 'off'] as const;

export type RebuildMode = (typeof rebuildModes)[number];

const schema = z.object({
	CONTENT_DIR: z.string().default('content'),
	OUT_DIR: z.string().default('dist'),
	/** A fixed date never passes. */
	CATALOG_DATE: calendarDate.optional(),
	/** The command decides what it is when not set. */
	REBUILD: z.enum(rebuildModes, 'write `on`, `week` or `off`.').optional(),
});

export type RebuildSettings = z.output<typeof schema>;

export const rebuildSettingNames: readonly string[] = Object.keys(schema.shape);

/** @throws {SettingsError} when a variable has a value that cannot be used. */
export const readRebuildSettings = (environment: Environment): RebuildSettings => readSettings(schema, environment);
