import { OrderProofs } from '@/components/orders/detail/order-proofs'
import { Part } from '@/components/orders/order/part'
import { buttonClass } from '@/components/ui/kit/button'
import { Icon } from '@/components/ui/kit/icon'
import type { OrderDetail } from '@/lib/contract/entities/order'
import styles from './dispute.module.css'
import { isOfDispute } from './shown-by'

interface Props {
  detail: OrderDetail
  onStale: () => void
}

/** Evidence stored for the order, and all of it as one archive. */
export function DisputeEvidence({ detail, onStale }: Props) {
  const proofs = detail.proofs.filter((proof) => !isOfDispute(proof))
  const archive = (
    <div className={styles.archive}>
      <a className={buttonClass({ size: 'sm' })} href={`/api/order/evidenceFile/${detail.orderSn}`} download>
        <Icon name="box" />
        下载全部凭证
      </a>
      <small className="muted">订单、群聊、下单前的咨询、双方和客服的凭证，附每个文件的 SHA-256 清单</small>
    </div>
  )
  if (proofs.length === 0) return <Part title="平台凭证">{archive}</Part>
  return (
    <OrderProofs title="平台凭证" proofs={proofs} onStale={onStale}>
      {archive}
    </OrderProofs>
  )
}
