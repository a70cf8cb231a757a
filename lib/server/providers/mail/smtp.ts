import { createHash } from 'node:crypto'
import type { MailProvider } from './port'

/**
 * Sends mail through an SMTP server, `smtps://user:password@host:465`. `sender` is the address of envelope and header.
 * A mail with a key always has the same Message-ID, so that servers and mail clients can detect duplicates.
 */
export async function createSmtpMail(url: string, sender: string): Promise<MailProvider> {
  const { createTransport } = await import('nodemailer')
  const server = createTransport(url, { from: sender })
  const domain = sender.split('@').at(-1)
  const idOf = (key: string) => `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domain}>`
  return {
    async send({ to, subject, text, from, key }) {
      const messageId = key === undefined ? undefined : idOf(key)
      await server.sendMail({ to, subject, text, from: { name: from, address: sender }, messageId })
    },
  }
}
