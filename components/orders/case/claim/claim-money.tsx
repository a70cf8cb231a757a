import { Part } from '@/components/orders/order/part'
import { MoneyFlow } from '@/components/ui/kit/money-flow'
import type { ClaimDetail } from '@/lib/contract/entities/claim'
import styles from './claim.module.css'

const SALE_TEXT = {
  buyer: '垫付后平台向卖家追偿：先用未放款的货款，再扣余额和保证金。无论是否追回都不影响你收款，也不收任何费用。',
  seller:
    '到期由平台先垫付给买家，再向你追偿：先用未放款的货款，再扣余额和店铺保证金，然后扣你名下其他账号的余额，不够的从之后的交易收入里扣。',
}
const RENT_TEXT = {
  buyer: '垫付后平台向租客追偿：先用保留的押金，再扣余额。能否追偿到都不影响你收款，也不收任何费用。',
  seller:
    '到期由平台先垫付给号主，再向你追偿：先用保留的押金，再扣你和你名下其他账号的余额，不够的从之后的交易收入里扣。',
}

/** Who holds how much, and when it is released. */
export function ClaimMoney({ claim: { kind, money, viewer } }: { claim: ClaimDetail }) {
  if (money.length === 0) return null
  return (
    <Part title="赔款去向">
      <MoneyFlow boxes={money} />
      <p className={styles.fine}>{kind === 'rentBanned' ? RENT_TEXT[viewer] : SALE_TEXT[viewer]}</p>
    </Part>
  )
}
