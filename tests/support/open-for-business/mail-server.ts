import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

const [USER, PASSWORD] = ['market', 'secret-of-the-mailbox']

/** An SMTP server with TLS and a login, by a package that this project did not write. Keeps what it receives. */
export class MailServer {
  private constructor(
    private readonly server: SMTPServer,
    private readonly certificate: string,
    private readonly mails: readonly Email[],
  ) {}

  /** Its certificate is made in `dir`. */
  static async open(dir: string): Promise<MailServer> {
    const mails: Email[] = []
    const [key, certificate] = [join(dir, 'mail.key'), join(dir, 'mail.crt')]
    makeCertificate(key, certificate)
    const server = new SMTPServer({
      secure: true,
      key: readFileSync(key),
      cert: readFileSync(certificate),
      onAuth({ username, password }, _, answer) {
        if (username === USER && password === PASSWORD) answer(null, { user: USER })
        else answer(new Error('wrong user or password'))
      },
      onData(stream, _, answer) {
        const keep = async () => void mails.push(await PostalMime.parse(await buffer(stream)))
        void keep().then(() => answer(), answer)
      },
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', 0, done))
    return new MailServer(server, certificate, mails)
  }

  get settings() {
    const { port } = this.server.server.address() as AddressInfo
    return {
      SMTP_URL: `smtps://${USER}:${PASSWORD}@127.0.0.1:${port}`,
      // no public authority signs the certificate of a test
      NODE_EXTRA_CA_CERTS: this.certificate,
    }
  }

  /** Returns subject and text of all mails to an address, oldest first. */
  to(address: string): { subject: string; text: string }[] {
    return this.mails
      .filter(({ to }) => to?.some((one) => one.address === address))
      .map(({ subject = '', text = '' }) => ({ subject, text }))
  }

  close(): Promise<void> {
    return new Promise((done) => this.server.close(() => done()))
  }
}

function makeCertificate(key: string, certificate: string): void {
  const subject = ['-subj', '/CN=mail.example.com', '-addext', 'subjectAltName=IP:127.0.0.1']
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject]
  execFileSync('openssl', [...words, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
}
