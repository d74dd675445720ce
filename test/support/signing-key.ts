/** A key that signs nothing but documents of tests: PKCS #8 of Ed25519 whose 32 bytes are zero. */
export const signingKey = 'MC4CAQAwBQYDK2VwBCIEIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
