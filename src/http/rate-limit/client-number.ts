import { hashOf } from '../content-hash.ts';

/** 64 bits in two unsigned halves. */
export type ClientNumber = readonly [high: number, low: number];

/** First halves that no client has as its network: addresses of `ff00::/8` are never a source (RFC 4291 section 2.7). */
const ofIpv4 = 0xffffffff;
const ofOthers = 0xfffffffe;

/**
 * A client's key as a number, which takes 8 bytes where a text takes 40. IPv4 addresses and /64 networks have one each;
 * anything else, which no host gives, a hash.
 *
 * @param key - As `clientKey` gives it.
 */
export function clientNumber(key: string): ClientNumber {
	return ipv4Number(key) ?? networkNumber(key) ?? [ofOthers, hashOf(new TextEncoder().encode(key), 0) >>> 0];
}

const [dot, colon, zero] = [0x2e, 0x3a, 0x30];

/** `192.0.2.1` */
function ipv4Number(key: string): ClientNumber | undefined {
	let [value, octet, dots] = [0, 0, 0];
	for (let index = 0; index < key.length; index++) {
		const code = key.charCodeAt(index);
		if (code === dot) {
			value = value * 256 + octet;
			octet = 0;
			dots++;
		} else {
			const digit = code - zero;
			if (digit < 0 || digit > 9) return undefined;
			octet = octet * 10 + digit;
			if (octet > 255) return undefined;
		}
	}
	return dots === 3 ? [ofIpv4, value * 256 + octet] : undefined;
}

/** `2001:db8:0:1::/64` */
function networkNumber(key: string): ClientNumber | undefined {
	let [high, low, group, groups] = [0, 0, 0, 0];
	for (let index = 0; index < key.length; index++) {
		const code = key.charCodeAt(index);
		if (code === colon) {
			high = (high * 0x10000 + (low >>> 16)) % 0x100000000;
			low = (low % 0x10000) * 0x10000 + group;
			group = 0;
			if (++groups === 4) return key.slice(index) === '::/64' ? [high, low] : undefined;
		} else {
			const digit = hexDigit(code);
			if (digit === undefined) return undefined;
			group = group * 16 + digit;
			if (group > 0xffff) return undefined;
		}
	}
	return undefined;
}

function hexDigit(code: number): number | undefined {
	if (code >= zero && code <= zero + 9) return code - zero;
	return code >= 0x61 && code <= 0x66 ? code - 0x61 + 10 : undefined;
}
