/** How long clients may reuse what is published (`Cache-Control`, RFC 9111 section 5.2.2). */

/** Seconds for which a response of the API, and data outside of it, may be reused. */
export const maximumAge = 3_600;

export const reusable = `public, max-age=${maximumAge}`;

/** For names that carry a hash of their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** For pages: clients revalidate them each time, mostly with a 304. */
export const revalidated = 'public, max-age=0, must-revalidate';
