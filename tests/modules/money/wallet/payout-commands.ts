import fc from 'fast-check'
import { expect } from 'vitest'
import { cancelWithdrawal } from '@/lib/server/modules/money/payouts/cancel-withdrawal'
import { fenToYuan } from '@/lib/shared/money/money'
import { openFor, type Saver } from '../../../support/fixtures/bank'
import type { DisputeModel } from './dispute-model'
import { type Command, codeOf, command, ctxOf } from './model-command'

/** Generates withdrawals, cancellations, and a bank that fails and returns payouts. */
export function payoutCommands(people: number): fc.Arbitrary<Command>[] {
  const who = fc.nat({ max: people - 1 })
  const pick = fc.nat()
  const withdraw = fc.tuple(who, fc.integer({ min: 1000, max: 15_000 })).map(([by, amount]) =>
    command(
      `withdraw ${amount} fen by ${by}`,
      // Fewer than the daily limit.
      ({ withdrawals }) => withdrawals.filter((one) => one.who === by).length < 9,
      async (model, real) => {
        const { person, payeeId } = real.savers[by] as Saver
        const opened = openFor(real.world, person, payeeId, fenToYuan(BigInt(amount)))
        const code = await codeOf(opened.then(({ sn }) => real.withdrawalSns.push(sn)))
        expect(code).toBe(model.withdraw(by, BigInt(amount)))
      },
    ),
  )
  const payouts = fc.tuple(who, fc.boolean()).map(([of, isBad]) =>
    command(
      `payouts of ${of} ${isBad ? 'fail' : 'succeed'}`,
      () => true,
      async (model, real) => {
        await real.bank.gateway.choose((real.savers[of] as Saver).account, isBad ? 'fail' : 'succeed')
        if (isBad) model.fails.add(of)
        else model.fails.delete(of)
      },
    ),
  )
  const hasWithdrawals = ({ withdrawals }: DisputeModel) => withdrawals.length > 0
  const callBack = pick.map((n) =>
    command(`call withdrawal ${n} back`, hasWithdrawals, async (model, real) => {
      const at = model.withdrawals.length - 1 - (n % Math.min(2, model.withdrawals.length))
      const by = ctxOf(real, (model.withdrawals[at] as DisputeModel['withdrawals'][number]).who)
      const withdrawalSn = real.withdrawalSns[at] as string
      expect(await codeOf(cancelWithdrawal(by, { withdrawalSn }))).toBe(model.cancelWithdrawal(at))
    }),
  )
  const bounce = fc.tuple(pick, fc.integer({ min: 1, max: 3 })).map(([n, times]) =>
    command(`payout ${n} comes back, told ${times} times`, hasWithdrawals, async (model, real) => {
      const paid = model.withdrawals.flatMap((one, at) => (one.state === 'paid' ? [at] : []))
      if (paid.length === 0) return
      const at = paid[n % paid.length] as number
      const sn = real.withdrawalSns[at] as string
      for (let i = 0; i < times; i++) expect(await real.bank.returnIt(sn)).toBe('success')
      model.returnPayout(model.withdrawals[at] as DisputeModel['withdrawals'][number])
    }),
  )
  return [withdraw, withdraw, withdraw, payouts, callBack, bounce]
}
