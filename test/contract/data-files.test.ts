import { expect, test } from 'vitest';
import { websiteKey } from '../../src/contract/data-files.ts';

test.for([
	['https://www.Acme.example/', 'acme.example'],
	['acme.example', 'acme.example'],
	['https://M\u00dcNCHEN.example/\u00e9', 'xn--mnchen-3ya.example/%c3%a9'],
	['www.m\u00fcnchen.example', 'xn--mnchen-3ya.example'],
	['javascript:alert(1)', undefined],
	['', undefined],
] as const)('websiteKey of %s is %s', ([address, key]) => {
	expect(websiteKey(address)).toBe(key);
});
