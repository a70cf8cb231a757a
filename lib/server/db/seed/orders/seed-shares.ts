import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { fen } from '@/lib/shared/money/money'
import { maskPayee } from '@/lib/shared/money/payout'
import { HOUR_MS } from '@/lib/shared/time'
import { callBack } from '../../../modules/money/payouts/internal/call-back'
import { openWithdrawal } from '../../../modules/money/payouts/internal/open-withdrawal'
import { loadPayoutTerms } from '../../../modules/money/payouts/queries-terms'
import { payeeHash } from '../../../modules/money/payouts/rules'
import { balanceOf } from '../../../modules/money/wallet/queries'
import { inTx } from '../../../runtime/context'
import type { Vault } from '../../../runtime/vault'
import type { Db } from '../../client'
import { payees } from '../../schema/money/payouts'
import { users } from '../../schema/people/identity'
import { singleRow } from '../../single-row'
import { actAs, demoServices } from './demo-services'

interface SharesInput {
  db: Db
  log: Logger
  vault: Vault
  now: Date
}

const CARD = '6225880000100028'
const ALI = 'caiwu@hengji.example'
const HOLDER = '衡记网络科技有限公司'

/**
 * Seeds the first distributor's payout accounts, one of them new, and its share: one cancelled payout, and one under
 * review.
 */
export async function seedShares({ db, log, vault, now }: SharesInput): Promise<void> {
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.phone, '13800000031'))
  if (!owner) throw new Error('the demo distributor has no owner')
  let clock = now
  const ctx = actAs(demoServices({ db, log, vault, now: () => clock }), owner.id)
  const whose = { userId: owner.id, ofDist: 1 }
  const bind = async (kind: 1 | 3, account: string, hours: number): Promise<number> => {
    const bankName = kind === 3 ? '招商银行' : ''
    const row = singleRow(
      await db
        .insert(payees)
        .values({
          ...whose,
          kind,
          bankName,
          mask: maskPayee(kind, account),
          account: vault.seal('payee', String(owner.id), account),
          holder: vault.seal('payee', String(owner.id), HOLDER),
          accountHash: payeeHash(vault, { kind, account }),
          createdAt: new Date(now.getTime() - hours * HOUR_MS),
        })
        .returning({ id: payees.id }),
    )
    return row.id
  }
  const card = await bind(3, CARD, 30 * 24)
  await bind(1, ALI, 5)
  const terms = await loadPayoutTerms(ctx)
  const balance = await balanceOf(db, { kind: 'dist', ownerId: 1 })
  // a third of the balance, in whole yuan
  const amount = fen((balance / 300n) * 100n)
  if (amount < terms.least) return
  const ask = (hours: number) => {
    clock = new Date(now.getTime() - hours * HOUR_MS)
    return inTx(ctx, (tx, effects) => openWithdrawal(ctx, { tx, effects, owner: whose, payeeId: card, amount, terms }))
  }
  const { sn } = await ask(50)
  await inTx(ctx, (tx, effects) => callBack({ tx, effects, owner: whose, withdrawalSn: sn, at: clock }))
  await ask(3)
}
