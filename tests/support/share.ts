import { generateSync } from 'otplib'
import { payees } from '@/lib/server/db/schema/payouts'
import { staffKeys } from '@/lib/server/db/schema/staff'
import { openWithdrawal } from '@/lib/server/modules/payouts/internal/open-withdrawal'
import { loadPayoutTerms } from '@/lib/server/modules/payouts/queries-terms'
import { emptyEscrow } from '@/lib/server/modules/wallet/empty-escrow'
import { inTx } from '@/lib/server/runtime/context'
import { fen, yuanToFen } from '@/lib/shared/money'
import { maskPayee } from '@/lib/shared/payout'
import type { Visitor } from './visitor'
import type { Person, World } from './world'

const SECRET = 'SHARESTAFFKEYSHARESTAFFKEYSHARES'
export const HOLDER = '杭州青禾网络有限公司'
let accounts = 0

/** What came to a distributor's share. */
export async function earnShare(world: World, distId: number, yuan: string): Promise<void> {
  const amount = yuanToFen(yuan)
  const lines = [
    { account: { kind: 'marketing', ownerId: 0 } as const, amount: fen(-amount) },
    { account: { kind: 'dist', ownerId: distId } as const, amount },
  ]
  const ref = `share ${distId} ${++accounts}`
  await world.services.db.transaction((tx) =>
    emptyEscrow(tx, { kind: 'orderRelease', ref, memo: '手续费分成', at: world.now(), lines }),
  )
}

/** A payee of a distributor's share, of two days ago. */
export async function addSharePayeeRow(
  world: World,
  { userId }: Person,
  ofDist: number,
  account = `136${String(20_000_000 + ++accounts)}`,
): Promise<number> {
  const { db, vault } = world.services
  const [row] = await db
    .insert(payees)
    .values({
      ...{ userId, ofDist, kind: 1, mask: maskPayee(1, account) },
      account: vault.seal('payee', String(userId), account),
      holder: vault.seal('payee', String(userId), HOLDER),
      accountHash: vault.mac('payee', `1  ${account}`),
      createdAt: new Date(world.now().getTime() - 2 * 86_400_000),
    })
    .returning({ id: payees.id })
  return row?.id ?? 0
}

/** Of distributor 1: a payee, and a payout that waits. */
export async function openShare(world: World, owner: Person) {
  await earnShare(world, 1, '100.00')
  const payeeId = await addSharePayeeRow(world, owner, 1)
  const ctx = world.ctx(owner)
  const terms = await loadPayoutTerms(ctx)
  const whose = { userId: owner.userId, ofDist: 1 }
  const { sn } = await inTx(ctx, (tx, effects) =>
    openWithdrawal(ctx, { tx, effects, owner: whose, payeeId, amount: fen(2000), terms }),
  )
  return { sharePayeeId: String(payeeId), sharePayoutSn: sn }
}

/** Binds an authenticator to somebody. */
export async function bindAuthenticator(world: World, { userId }: Person): Promise<void> {
  const secret = world.services.vault.seal('staff', String(userId), SECRET)
  await world.services.db.insert(staffKeys).values({ userId, secret, enrolledAt: world.now(), createdAt: world.now() })
}

/** Of now; each once. */
export const codeNow = (world: World): string =>
  generateSync({ secret: SECRET, epoch: Math.floor(world.now().getTime() / 1000) })

export const askShare = (world: World, by: Visitor, payeeId: number, amount: string, key = crypto.randomUUID()) =>
  by.ask('POST /console/askSharePayout', { payeeId: String(payeeId), amount, code: codeNow(world) }, { key })
