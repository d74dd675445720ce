/** A digest as a mail that nobody has sent yet: a file that mail programs open for a last look (RFC 5322, RFC 2045). */
import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';

export interface Mail {
	/** Distinguishes it from all others; without brackets. */
	readonly id: string;
	readonly subject: string;
	/** An address, or a name with an address in angle brackets. */
	readonly from: string;
	readonly to?: string | undefined;
	readonly date: Date;
	readonly html: string;
	readonly text: string;
}

/** @returns The same bytes for the same mail, with CRLF at the ends of lines. */
export function composeMail({ id, subject, from, to, date, html, text }: Mail): Promise<Buffer> {
	const mail = new MailComposer({
		messageId: `<${id}>`,
		...{ subject, from, ...(to === undefined ? {} : { to }), date, html, text },
		// Lines of 7-bit ASCII, no longer than mail may have them, whatever is in them.
		textEncoding: 'quoted-printable',
		baseBoundary: createHash('sha256').update(`${id}\n${html}\n${text}`).digest('hex').slice(0, 24),
		newline: 'windows',
		// Outlook and others open it as a draft.
		headers: { 'X-Unsent': '1', 'Content-Language': 'en' },
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return mail.compile().build();
}
