import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

/** Connects to the browser of all tests. What the caller opens in it is closed with the connection. */
export const connectToChromium = (): Promise<Browser> => chromium.connect(inject('chromium'));
