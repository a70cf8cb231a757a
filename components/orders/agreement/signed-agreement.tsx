import { FactList } from '@/components/orders/order/fact-list'
import { Part } from '@/components/orders/order/part'
import { ShortHash } from '@/components/ui/kit/short-hash'
import type { CitedAgreement } from '@/lib/contract/entities/agreement'
import { yuanText } from '@/lib/shared/money/money'
import { agreementPath } from '@/lib/shared/trade/agreements'
import styles from './signed-agreement.module.css'

interface Props {
  agreement: CitedAgreement
  /** It is about an account that was taken back: shows the clause for that. */
  isTakenBack?: boolean
  /** Rules that decisions above cite, with their texts. */
  quoted?: readonly string[]
}

/** The agreement that both parties of a case have signed, and the clause on which it rests. */
export function SignedAgreement({ agreement, isTakenBack = false, quoted = [] }: Props) {
  const { agreementSn, orderSn, version, hash, signTime, takingBack } = agreement
  const clause = isTakenBack ? takingBack : null
  return (
    <Part
      title="双方签署的协议"
      aside={
        <a className="link" href={agreementPath(orderSn)}>
          查看我的那份
        </a>
      }
    >
      <FactList
        facts={[
          { label: '协议', value: `《账号转让协议》${agreementSn}` },
          { label: '双方签署', value: signTime.slice(0, 16) },
          { label: '文本', value: `第 ${version} 版` },
          ...(clause?.compensation ? [{ label: '约定违约金', value: yuanText(clause.compensation) }] : []),
        ]}
      />
      {clause && !quoted.includes(clause.name) ? (
        <p className={styles.clause}>
          <b>{clause.name}</b>
          {clause.text}
        </p>
      ) : null}
      {clause?.compensation ? (
        <p className={`muted ${styles.note}`}>约定违约金由双方按协议自行结算，平台理赔只赔货款和已证实的充值。</p>
      ) : null}
      <p className={`muted num ${styles.hash}`}>
        <ShortHash hash={hash} what="协议哈希" />
      </p>
    </Part>
  )
}
