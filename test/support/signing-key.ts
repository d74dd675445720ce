/** A key that signs nothing but documents of tests: PKCS #8 of Ed25519 whose 32 bytes are zero. */
export const signingKey = 'MC4CAQAwBQYDK2VwBCIEIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** The public half of another key, as SubjectPublicKeyInfo. */
export const otherPublicKey = 'MCowBQYDK2VwAyEAOzqr7iY6ekrinjTPLU9rbaNxK05ghZsZPmZAJBKTMlM=';
