import type { OrderSn, UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { TransferValues } from '@/lib/shared/site/legal'
import type { Tx } from '../../../db/client'
import { agreements } from '../../../db/schema/core/legal'
import { randomToken, type Vault } from '../../../runtime/vault'
import { holdInForce } from './queries'
import { agreementText, type Reader, sha256 } from './rules-agreement'

interface NewAgreement {
  orderId: number
  orderSn: OrderSn
  distId: number
  sellerId: UserId
  buyerId: UserId
  title: string
  priceFen: Fen
  /** All but the agreement's own number. */
  values: Omit<TransferValues, '协议编号'>
  at: Date
}

/** Freezes the transfer agreement of an order: the text in force, filled in, for the platform and for each party. */
export async function createAgreement(
  tx: Tx,
  vault: Vault,
  { values, at, ...order }: NewAgreement,
): Promise<{ sn: string; hash: string }> {
  const document = await holdInForce(tx, 'transfer', at)
  const sn = `XY${order.orderSn.slice(1)}`
  const filled: TransferValues = { 协议编号: sn, ...values }
  const text = (reader: Reader) => {
    const plain = agreementText(document.text, filled, { reader, secret: randomToken(18) })
    return { hash: sha256(plain), sealed: vault.seal('agreement', `${sn} ${reader}`, plain) }
  }
  const [both, seller, buyer] = [text('both'), text('seller'), text('buyer')]
  await tx.insert(agreements).values({
    ...order,
    sn,
    documentId: document.id,
    hash: both.hash,
    sellerHash: seller.hash,
    buyerHash: buyer.hash,
    fullText: both.sealed,
    sellerText: seller.sealed,
    buyerText: buyer.sealed,
    createdAt: at,
  })
  return { sn, hash: both.hash }
}
