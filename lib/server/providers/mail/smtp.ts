import type { MailProvider } from './port'

/** A mail server by its SMTP address, `smtps://user:password@host:465`. `sender` is the envelope's and the header's address. */
export async function createSmtpMail(url: string, sender: string): Promise<MailProvider> {
  const { createTransport } = await import('nodemailer')
  const server = createTransport(url, { from: sender })
  return {
    async send({ to, subject, text, from }) {
      await server.sendMail({ to, subject, text, from: { name: from, address: sender } })
    },
  }
}
