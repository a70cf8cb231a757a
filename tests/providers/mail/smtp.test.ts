import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createSmtpMail } from '@/lib/server/providers/mail/smtp'

/** A mail server that implements just enough to receive one mail; resolves with what it received. */
async function listen(): Promise<{ url: string; taken: Promise<string> }> {
  let take: (mail: string) => void = () => undefined
  const taken = new Promise<string>((resolve) => {
    take = resolve
  })
  const server = createServer((socket) => {
    let body: string | undefined
    let buffer = ''
    socket.write('220 mail.test\r\n')
    socket.on('data', (chunk) => {
      buffer += chunk.toString()
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end)
        buffer = buffer.slice(end + 2)
        if (body !== undefined && line !== '.') body += `${line}\n`
        else if (body !== undefined) {
          take(body)
          body = undefined
          socket.write('250 taken\r\n')
        } else if (/^data/i.test(line)) {
          body = ''
          socket.write('354 go on\r\n')
        } else if (/^quit/i.test(line)) socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const address = server.address()
  return { url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, taken }
}

test('a mail has the brand as its sender name', async () => {
  const { url, taken } = await listen()
  const mail = await createSmtpMail(url, 'no-reply@example.com')
  await mail.send({ to: 'you@example.com', subject: 'Code', text: 'Your code is 123456', from: 'Brand' })
  const got = await taken
  expect(got).toContain('From: Brand <no-reply@example.com>')
  expect(got).toContain('To: you@example.com')
  expect(got).toContain('Your code is 123456')
})

test('sending fails if the mail server is unreachable', async () => {
  const mail = await createSmtpMail('smtp://127.0.0.1:1', 'no-reply@example.com')
  await expect(mail.send({ to: 'a@example.com', subject: 's', text: 't', from: 'B' })).rejects.toThrow()
})
