import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { newSecret, signatureOf, signedHeaders } from '@/lib/server/modules/core/webhooks/rules-signature'

/** The example of the specification of Standard Webhooks and of its libraries. */
const EXAMPLE = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  message: { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: new Date(1_614_265_330_000), body: '{"test": 2432232314}' },
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}

it('signs the published example as published', () => {
  expect(signatureOf(EXAMPLE.secret, EXAMPLE.message)).toBe(EXAMPLE.signature)
})

it('the signature depends on id, second, body and secret', () => {
  const { secret, message, signature } = EXAMPLE
  const changed = [
    signatureOf(secret, { ...message, id: 'msg_other' }),
    signatureOf(secret, { ...message, at: new Date(message.at.getTime() + 1000) }),
    signatureOf(secret, { ...message, body: '{"test": 2432232315}' }),
    signatureOf(newSecret(), message),
  ]
  expect(new Set([signature, ...changed]).size).toBe(5)
  expect(signatureOf(secret, { ...message, at: new Date(message.at.getTime() + 999) })).toBe(signature)
})

it('a secret has 32 random bytes, and each secret gives one signature', () => {
  const [first, second] = [newSecret(), newSecret()]
  expect(first).not.toBe(second)
  expect(first).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const headers = signedHeaders([first, second], EXAMPLE.message)
  expect(headers['webhook-id']).toBe(EXAMPLE.message.id)
  expect(headers['webhook-timestamp']).toBe('1614265330')
  const plain = `${EXAMPLE.message.id}.1614265330.${EXAMPLE.message.body}`
  const expected = [first, second].map((secret) => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    return `v1,${createHmac('sha256', key).update(plain).digest('base64')}`
  })
  expect(headers['webhook-signature']?.split(' ')).toEqual(expected)
})
