import { inArray } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { UserId } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { maskPayee, type PayeeKind } from '@/lib/shared/money/payout'
import { cancelWithdrawal } from '../../../modules/money/payouts/cancel-withdrawal'
import { openWithdrawal } from '../../../modules/money/payouts/internal/open-withdrawal'
import { loadPayoutTerms } from '../../../modules/money/payouts/queries-terms'
import { reconcileWithdrawals } from '../../../modules/money/payouts/reconcile-withdrawals'
import { reviewWithdrawal } from '../../../modules/money/payouts/review-withdrawal'
import { payeeHash } from '../../../modules/money/payouts/rules'
import { memberOf } from '../../../modules/money/payouts/rules-owner'
import { settleWithdrawal } from '../../../modules/money/payouts/settle-withdrawal'
import { isTied } from '../../../modules/money/ties/queries-tied'
import type { PayoutWay } from '../../../providers/payout/sandbox/bank'
import { createSandboxPayout } from '../../../providers/payout/sandbox/create-sandbox-payout'
import { openKeys } from '../../../providers/sandbox/keys'
import { inTx } from '../../../runtime/context'
import type { Vault } from '../../../runtime/vault'
import type { Db } from '../../client'
import { payees } from '../../schema/money/payouts'
import { sandboxPayees, sandboxPayouts } from '../../schema/providers'
import { singleRow } from '../../single-row'
import { actAsStaff } from '../people/act-as-staff'
import { DEMO_STAFF } from '../people/demo-logins'
import type { SeedUsers } from '../people/seed-users'
import { actAs, demoServices } from './demo-services'

/** Who may review withdrawals; the owner keeps the second approval. */
const FINANCE = DEMO_STAFF.flatMap(({ role, phone }) => (role === 'finance' ? [phone] : []))

interface PayoutsInput {
  db: Db
  log: Logger
  vault: Vault
  now: Date
  users: SeedUsers
}

const HOUR = 3_600_000
const ALI = '13800007702'
const CARD = '6225880000086620'
const WECHAT = 'nanshan-laomao'
const SELLERS = '13800007735'

/**
 * Seeds the demo buyer's withdrawals, one in each state, through the real business functions and the sandbox bank, a
 * paid one of the demo seller, and a large one of another member that waits for review.
 */
export async function seedPayouts({ db, log, vault, now, users }: PayoutsInput): Promise<void> {
  let clock = now
  const ago = (hours: number) => {
    clock = new Date(now.getTime() - hours * HOUR)
  }
  const keys = await openKeys(db, vault)
  const bank = createSandboxPayout({ db, log, keys, now: () => clock, baseUrl: 'http://127.0.0.1' })
  const services = { ...demoServices({ db, log, vault, now: () => clock }), payout: bank.provider }
  const own = actAs(services, users.buyer)
  const [first, second] = await Promise.all(FINANCE.map((phone) => actAsStaff(services, phone, 'withdrawals.review')))
  if (!first || !second) throw new Error('the demo has no finance staff')

  const bind = async (userId: UserId, kind: PayeeKind, account: string, more: { isDefault?: boolean } = {}) => {
    const bankName = kind === 3 ? '招商银行' : ''
    const accountHash = payeeHash(vault, { kind, account })
    const sealed = vault.seal('payee', String(userId), account)
    const row = { userId, kind, bankName, account: sealed, accountHash, mask: maskPayee(kind, account), ...more }
    const payee = singleRow(
      await db
        .insert(payees)
        .values({ ...row, createdAt: clock })
        .returning({ id: payees.id }),
    )
    return payee.id
  }
  const terms = await loadPayoutTerms(services)
  const ask = (payeeId: number, yuan: number, ctx = own) =>
    inTx(ctx, (tx, effects) =>
      openWithdrawal(ctx, { tx, effects, owner: memberOf(ctx), payeeId, amount: fen(yuan * 100), terms }),
    )
  /** Three minutes later, with the result chosen for the sandbox bank. */
  const settle = async (hours: number, account: string, way: PayoutWay) => {
    await bank.gateway.choose(account, way)
    ago(hours - 0.05)
    await reconcileWithdrawals(own, { limit: 50 })
  }

  ago(680)
  const ali = await bind(users.buyer, 1, ALI, { isDefault: true })
  const card = await bind(users.buyer, 3, CARD)
  const sellers = await bind(users.seller, 1, SELLERS, { isDefault: true })
  ago(400)
  await ask(ali, 80)
  await settle(364, ALI, 'succeed')
  ago(300)
  await ask(sellers, 2000, actAs(services, users.seller))
  await settle(264, SELLERS, 'succeed')
  ago(250)
  await ask(ali, 1200)
  await settle(250, ALI, 'succeed')
  ago(210)
  await ask(card, 300)
  await settle(174, CARD, 'fail')
  ago(160)
  const returned = await ask(card, 500)
  await settle(124, CARD, 'succeed')
  const trade = await bank.gateway.byNumber(returned.sn)
  await bank.gateway.sendBack(trade?.tradeNo ?? '')
  ago(100)
  const word = await bank.provider.queryPayout(returned.sn, fen(returned.amountFen - returned.feeFen))
  if (word) await settleWithdrawal(own, { ...word, provider: bank.provider.name })
  ago(76)
  const refused = await ask(ali, 6000)
  ago(75)
  const reason = '近期有订单在处理售后，结束后可以再次申请'
  await reviewWithdrawal(first, { withdrawalSn: refused.sn, agrees: false, reason }, isTied)
  ago(50)
  const cancelled = await ask(card, 200)
  ago(49)
  await cancelWithdrawal(own, { withdrawalSn: cancelled.sn })
  // on another day than today's, which would exceed the limit from which all are reviewed
  ago(25)
  const reviewed = await ask(ali, 5600)
  ago(20)
  await bind(users.buyer, 2, WECHAT)
  ago(1.2)
  await ask(ali, 350)
  await settle(1.2, ALI, 'slow')
  ago(1)
  await reviewWithdrawal(second, { withdrawalSn: reviewed.sn, agrees: true, reason: '' }, isTied)
  ago(0.5)
  await ask(card, 900)

  const other = users.members[26] as UserId
  ago(60)
  const payeeId = await bind(other, 1, '13900012345', { isDefault: true })
  ago(2)
  await ask(payeeId, 8000, actAs(services, other))
  ago(0)
  await keepSlow(db, now)
}

/**
 * Delays pending payouts of the sandbox bank until tomorrow, marks the others as notified, and sets it to pay new ones
 * immediately.
 */
async function keepSlow(db: Db, now: Date): Promise<void> {
  await db.delete(sandboxPayees)
  const values = { notified: true, notifyAt: null }
  await db
    .update(sandboxPayouts)
    .set(values)
    .where(inArray(sandboxPayouts.state, ['SUCCESS', 'FAILED', 'RETURNED']))
  const settlesAt = new Date(now.getTime() + 24 * HOUR)
  await db
    .update(sandboxPayouts)
    .set({ settlesAt, notifyAt: null })
    .where(inArray(sandboxPayouts.state, ['WAIT']))
}
