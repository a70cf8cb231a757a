import { AgreementFile } from '@/components/office/agreement/agreement-file'
import { Icon } from '@/components/ui/kit/icon'
import type { CitedAgreement as Cited } from '@/lib/contract/entities/agreement'
import { yuanText } from '@/lib/shared/money/money'
import styles from './desk.module.css'

interface Props {
  agreement: Cited | null
  /** It is about an account that was taken back: shows the clause for that. */
  isTakenBack?: boolean
}

/** What the parties of a case have signed, for whoever decides it; nothing if they have not. */
export function CitedAgreement({ agreement, isTakenBack = false }: Props) {
  if (!agreement) return null
  const { agreementSn, orderSn, version, signTime, takingBack } = agreement
  const clause = isTakenBack ? takingBack : null
  return (
    <section className={styles.cited} aria-label="双方签署的协议">
      <p>
        <b>{`双方已签《账号转让协议》${agreementSn}`}</b>
        <AgreementFile orderSn={orderSn} />
      </p>
      <p className="muted num">
        {`${signTime.slice(0, 16)} 签署，第 ${version} 版，`}
        <Icon name="check" /> 已存证
      </p>
      {clause ? (
        <p>
          {`${clause.name}：${clause.text}`}
          {clause.compensation ? <b>{`约定违约金 ${yuanText(clause.compensation)}。`}</b> : null}
        </p>
      ) : null}
    </section>
  )
}
