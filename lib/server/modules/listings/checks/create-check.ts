import type { GoodsSn, UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { goodsChecks } from '../../../db/schema/listings/checks'
import type { Vault } from '../../../runtime/vault'
import { closeChecks } from './close-checks'
import { sealAccount } from './rules'
import type { SubmittedAccount } from './types'

interface NewCheck {
  goodsSn: GoodsSn
  sellerId: UserId
  distId: number
  gameId: number
  title: string
  account: SubmittedAccount
  at: Date
}

/** Queues an account for a check; an open check of the item ends, and the account submitted before is erased. */
export async function createCheck(tx: Tx, vault: Vault, { account, at, ...of }: NewCheck): Promise<void> {
  await closeChecks(tx, { goodsSns: [of.goodsSn], why: 'resubmitted', at })
  await tx.insert(goodsChecks).values({ ...of, cipher: sealAccount(vault, of.goodsSn, account), createdAt: at })
}
