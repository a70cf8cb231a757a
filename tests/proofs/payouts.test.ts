import { generateKeyPairSync } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { keysOf, signedText } from '@/lib/server/providers/sandbox/keys'
import { Refusal } from '@/lib/server/runtime/refusal'
import { Bank, openFor, Saver } from '../support/fixtures/bank'
import { inLanes } from '../support/in-lanes'
import { faultsOf } from '../support/ledger'
import { World } from '../support/world'

const WITHDRAWALS = 200
/** Several times the connections of the pool: more would only wait for one, too long on a slow machine. */
const AT_ONCE = 50

const world = new World()
let bank: Bank
beforeAll(async () => {
  await world.open()
  bank = await Bank.open(world)
})
afterEach(async () => expect(await faultsOf(world)).toEqual([]))
afterAll(() => world.close())

describe(`${WITHDRAWALS} withdrawals, ${AT_ONCE} concurrent`, () => {
  const race = (savers: Saver[], amount: string) =>
    inLanes(
      AT_ONCE,
      Array.from({ length: WITHDRAWALS }, (_, i) => savers[i % savers.length] as Saver),
      async ({ person, payeeId }) =>
        openFor(world, person, payeeId, amount).then(
          () => 'taken',
          (error) => (error instanceof Refusal ? error.reason : Promise.reject(error)),
        ),
    )

  it('only one of many concurrent withdrawals of a whole balance succeeds', async () => {
    const saver = await Saver.open(world)
    const answers = await race([saver], '1000.00')
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1)
    expect(new Set(answers)).toEqual(new Set(['taken', 'BALANCE_SHORT']))
    expect(await saver.balance()).toBe('0.00')
  })

  it('concurrent partial withdrawals succeed as far as the balances allow, and each is paid once', async () => {
    const savers = await inLanes(4, Array.from({ length: 10 }), () => Saver.open(world, { balance: '70.00' }))
    const before = await bank.paid()
    const answers = await race(savers, '20.00')
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(30)
    for (const saver of savers) expect(await saver.balance()).toBe('10.00')
    await Promise.all([bank.reconcile(), bank.reconcile(), bank.gateway.deliverNotices(100), bank.reconcile()])
    while ((await bank.gateway.deliverNotices(100)) > 0);
    await bank.reconcile()
    expect((await bank.paid()) - before).toBeGreaterThanOrEqual(30)
  })

  it('only one of a cancellation and the scheduled payout of a withdrawal succeeds', async () => {
    const savers = await inLanes(4, Array.from({ length: 12 }), () => Saver.open(world, { balance: '50.00' }))
    const opened = await inLanes(4, savers, (saver) => openFor(world, saver.person, saver.payeeId, '50.00'))
    await Promise.all([
      bank.reconcile(),
      ...savers.map((saver, i) =>
        saver.visitor.ask('POST /pay/cancelWithdrawal', { withdrawalSn: opened[i]?.sn as string }),
      ),
      bank.reconcile(),
    ])
    for (const [i, saver] of savers.entries()) {
      const { state } = await saver.show(opened[i]?.sn as string)
      expect(['paid', 'cancelled']).toContain(state)
      expect(await saver.balance()).toBe(state === 'paid' ? '0.00' : '50.00')
    }
  })
})

describe('payout callbacks over HTTP', () => {
  const post = async (body: string): Promise<string> =>
    (
      await fetch(`http://127.0.0.1:${world.port}/api/pay/payoutNotify/sandbox`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    ).text()
  /** Creates a payout that was sent and is being processed by the bank. */
  const underWay = async () => {
    const saver = await Saver.open(world)
    await bank.gateway.choose(saver.account, 'slow')
    const { sn } = await openFor(world, saver.person, saver.payeeId, '500.00')
    await bank.reconcile()
    expect((await saver.show(sn)).state).toBe('sent')
    return { saver, sn }
  }
  const forger = keysOf(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)
  const SUCCESS = { payout_status: 'SUCCESS' }

  it('the bank’s payout callbacks are repeated until answered, and count once', async () => {
    const { saver, sn } = await underWay()
    world.pass({ minutes: 2 })
    while ((await bank.gateway.deliverNotices(100)) > 0);
    expect((await saver.show(sn)).state).toBe('paid')
    expect(await bank.payout(sn)).toMatchObject({ notified: true, notifyAt: null })
    const body = await bank.notice(sn)
    expect(new Set(await Promise.all(Array.from({ length: 15 }, () => post(body))))).toEqual(new Set(['success']))
    expect(await saver.balance()).toBe('500.00')
  })

  it.each<[string, (sn: string) => Promise<string>]>([
    [
      'signed by somebody else',
      async (sn) => {
        const { sign: _, ...params } = Object.fromEntries(new URLSearchParams(await bank.notice(sn, SUCCESS)))
        return new URLSearchParams({ ...params, sign: forger.sign(signedText(params)) }).toString()
      },
    ],
    ['without a signature', (sn) => bank.notice(sn, SUCCESS, { sign: '' })],
    ['changed after signing: state', (sn) => bank.notice(sn, { payout_status: 'WAIT' }, { payout_status: 'FAILED' })],
    ['genuine, of another app', (sn) => bank.notice(sn, { ...SUCCESS, app_id: 'sandbox-app' })],
    ['genuine, of another sum', (sn) => bank.notice(sn, { ...SUCCESS, payout_amount: '494.99' })],
    ['genuine, of the whole sum', (sn) => bank.notice(sn, { ...SUCCESS, payout_amount: '500.00' })],
    ['genuine, of a sum that is no sum', (sn) => bank.notice(sn, { ...SUCCESS, payout_amount: '1e9' })],
    ['genuine, of a number we never gave', (sn) => bank.notice(sn, { ...SUCCESS, payout_no: 'W20261121nobody' })],
    ['genuine, without a trade number', (sn) => bank.notice(sn, { ...SUCCESS, trade_no: '' })],
    ['nothing at all', async () => ''],
    ['noise', async () => '%%%=\u0000&sign=AAAA'],
  ])('an untrusted payout callback changes nothing: %s', async (_, bodyOf) => {
    const { saver, sn } = await underWay()
    expect(await post(await bodyOf(sn))).toBe('failure')
    expect((await saver.show(sn)).state).toBe('sent')
    expect(await saver.balance()).toBe('500.00')
    world.pass({ minutes: 2 })
    expect(await post(await bank.notice(sn))).toBe('success')
    expect((await saver.show(sn)).state).toBe('paid')
  })

  it('a callback about a payout in progress changes nothing', async () => {
    const { saver, sn } = await underWay()
    expect(await post(await bank.notice(sn))).toBe('success')
    expect((await saver.show(sn)).state).toBe('sent')
  })

  it('a contradicting payout callback is rejected', async () => {
    const { saver, sn } = await underWay()
    world.pass({ minutes: 2 })
    expect(await post(await bank.notice(sn))).toBe('success')
    expect(await post(await bank.notice(sn, { payout_status: 'FAILED' }))).toBe('failure')
    expect(await saver.balance()).toBe('500.00')
    const failed = await Saver.open(world)
    await bank.gateway.choose(failed.account, 'fail')
    const other = await openFor(world, failed.person, failed.payeeId, '500.00')
    await bank.reconcile()
    for (const status of ['SUCCESS', 'RETURNED'])
      expect(await post(await bank.notice(other.sn, { payout_status: status }))).toBe('failure')
    expect(await failed.balance()).toBe('1000.00')
  })

  it('a callback about a payout that was never sent changes nothing, even if correctly signed', async () => {
    const { sn: known } = await underWay()
    const saver = await Saver.open(world, { known: false })
    const { sn } = await openFor(world, saver.person, saver.payeeId, '500.00')
    const changes = { ...SUCCESS, payout_no: sn, trade_no: 'B1' }
    expect(await post(await bank.notice(known, changes))).toBe('failure')
    expect((await saver.show(sn)).state).toBe('waiting')
  })

  it('a trade number settles one payout only', async () => {
    const [one, two] = [await underWay(), await underWay()]
    world.pass({ minutes: 2 })
    const { tradeNo } = await bank.payout(one.sn)
    expect(await post(await bank.notice(one.sn))).toBe('success')
    expect(await post(await bank.notice(two.sn, { ...SUCCESS, trade_no: tradeNo }))).toBe('failure')
    expect((await two.saver.show(two.sn)).state).toBe('sent')
    const { rows } = await world.services.db.execute(
      sql`select trade_no from withdrawals where trade_no <> '' group by trade_no having count(*) > 1`,
    )
    expect(rows).toEqual([])
  })
})
