import { createHash } from 'node:crypto'
import type { MailProvider } from './port'

/**
 * A mail server by its SMTP address, `smtps://user:password@host:465`. `sender` is the envelope's and the header's address.
 * A mail with a key always has the same Message-ID, by which servers and readers know it again.
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
