import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secretsOf } from '@/lib/contract/fields'
import type { Endpoint } from '@/lib/contract/kit'
import { contract } from '@/lib/contract/table'
import { Deal } from '../../support/fixtures/deal'
import { World } from '../../support/world'

/** Names of fields that contain personal data or secrets. */
const SECRET_NAME = /password|account|note|content$|contact$|roleName|idCard|realName|mobile|phone|smsCode/i

it('every idempotent call marks its secret fields', () => {
  const unmarked = Object.entries(contract as Record<string, Endpoint>).flatMap(([call, def]) =>
    def.idempotent
      ? Object.keys((def.input as unknown as { shape: object }).shape)
          .filter((name) => SECRET_NAME.test(name) && !secretsOf(def.input).has(name))
          .map((name) => `${call}: ${name}`)
      : [],
  )
  expect(unmarked).toEqual([])
  expect(secretsOf(contract['POST /pay/balancePay'].input)).toEqual(new Set(['payPassword']))
})

describe('stored idempotent responses', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  const storedRows = async () =>
    (
      await world.services.db.execute<{ key: string; fingerprint: string; answer: Buffer }>(
        sql`select key, fingerprint, answer from idempotency_keys order by created_at`,
      )
    ).rows

  it('a stored idempotent response reveals neither the pay password nor delivered credentials, even if everything else is known', async () => {
    const deal = await (await Deal.open(world, { balance: '500.00' })).place({})
    const payment = deal.payment()
    const key = randomUUID()
    const paid = await deal.buyer.do('POST /pay/balancePay', payment, { key })
    await deal.buyer.do('POST /order/transactionCacheContactInfo', { orderSn: deal.orderSn, contact: '13855556666' })
    const handOver = {
      orderSn: deal.orderSn,
      action: 'deliver',
      account: 'hero@game',
      password: 'Secret-99',
      note: '密保 4477',
    } as const
    await deal.seller.do('POST /order/act', handOver, { key: randomUUID() })
    const rows = await storedRows()
    expect(rows).toHaveLength(2)
    const prints = rows.map((row) => row.fingerprint)
    for (const [call, body] of [
      ['POST /pay/balancePay', payment],
      ['POST /order/act', handOver],
    ] as const)
      for (const encoding of ['hex', 'base64url'] as const)
        expect(prints).not.toContain(
          createHash('sha256')
            .update(`${call}\n${JSON.stringify(body)}`)
            .digest(encoding),
        )
    for (const { answer } of rows)
      for (const text of [deal.orderSn, '13855556666', 'hero@game', paid.coin])
        expect(answer.toString('latin1')).not.toContain(text)
    // The fingerprint does not depend on the secret: the same request with another PIN has the same fingerprint.
    expect(prints[0]).toBe(
      world.services.vault.mac('idempotency', `POST /pay/balancePay\n${JSON.stringify([['orderSn', deal.orderSn]])}`),
    )
    expect(await deal.buyer.do('POST /pay/balancePay', payment, { key })).toEqual(paid)
    expect(await deal.buyer.ask('POST /pay/balancePay', { ...payment, payPassword: '135790' }, { key })).toMatchObject({
      name: 'WRONG_PAY_PASSWORD',
    })
  })
})
