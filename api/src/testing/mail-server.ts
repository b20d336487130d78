import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server. */
export interface MailServer {
  /** As `LK_SMTP_URL` takes it. */
  readonly url: string;
  /** What it has taken, in the order in which it came. */
  readonly received: readonly Email[];
  readonly close: () => Promise<void>;
}

interface Behaviour {
  readonly port?: number;
  /** Whether there is such a mailbox; there is every one unless told. */
  readonly hasMailbox?: (address: string) => boolean;
  /** Called with each mail that has come whole, before the server says that it has it. */
  readonly beforeTaking?: (mail: Email) => Promise<void>;
}

/** Starts a mail server on a free port. */
export async function startMailServer(behaviour: Behaviour = {}): Promise<MailServer> {
  const { port = 0, hasMailbox = () => true, beforeTaking } = behaviour;
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      const refusal = Object.assign(new Error(`<${address}>: no such mailbox`), { responseCode: 550 });
      done(hasMailbox(address) ? undefined : refusal);
    },
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on('data', chunk => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        received.push(mail);
        await beforeTaking?.(mail);
        done();
      });
    },
  });
  // A process that is killed leaves its connection behind.
  server.on('error', () => {});
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  const bound = typeof address === 'object' ? address?.port : undefined;
  const close = () => new Promise<void>(resolve => server.close(() => resolve()));
  return { received, url: `smtp://127.0.0.1:${bound}`, close };
}
