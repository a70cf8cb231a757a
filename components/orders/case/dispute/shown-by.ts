import type { OrderDetail } from '@/lib/contract/entities/order'

type Proof = OrderDetail['proofs'][number]
const NAMES = { buyer: '买家', seller: '卖家' } as const

/** Evidence of a party in disputes, oldest first. */
export const shownBy = ({ proofs }: Pick<OrderDetail, 'proofs'>, side: 'buyer' | 'seller'): Proof[] =>
  proofs.filter((proof) => isOfDispute(proof) && proof.by === NAMES[side]).toReversed()

export const isOfDispute = ({ title }: Proof): boolean => title === '售后举证'
