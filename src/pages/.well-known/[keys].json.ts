import type { APIRoute } from 'astro';
import { currentSigner } from '../../catalog/current-signer.ts';
import { keySet } from '../../render/discovery/signed-card.ts';
import { json } from '../../render/respond.ts';

/** `jwks.json`, where documents are signed. */
export function getStaticPaths() {
	const signer = currentSigner();
	return signer ? [{ params: { keys: 'jwks' }, props: { body: keySet(signer) } }] : [];
}

export const GET: APIRoute<{ body: object }> = ({ props }) => json(props.body);
