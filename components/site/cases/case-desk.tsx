'use client'

import { useState } from 'react'
import { LogInFirst } from '@/components/site/trust/log-in-first'
import { buttonClass } from '@/components/ui/kit/button'
import { CopyText } from '@/components/ui/kit/copy-text'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import {
  CASE_FORMS,
  CASE_KIND_NAMES,
  CASE_KINDS,
  type CaseKind,
  caseHref,
  isGuestKind,
  SERVICE_PATH,
} from '@/lib/shared/trade/service-cases'
import { CaseForm } from './case-form'
import { CaseHints } from './case-hints'
import styles from './cases.module.css'
import { OwnCases } from './own-cases'
import { PhoneProof } from './phone-proof'
import { useSender } from './use-sender'
import { WithheldGoods } from './withheld-goods'

/** Chooses a kind, proves who sends, and sends a case. */
export function CaseDesk({ first }: { first: CaseKind }) {
  const [kind, setKind] = useState(first)
  const [text, setText] = useState('')
  const [sent, setSent] = useState('')
  const { isLoggedIn, phone, loaded } = useSender()
  const handleKind = (next: CaseKind) => {
    setKind(next)
    setSent('')
    history.replaceState(null, '', `${SERVICE_PATH}?kind=${next}`)
  }
  const handlePerson = () => document.getElementById('case-statement')?.focus()
  return (
    <div className={styles.two}>
      <section className={`panel ${styles.box}`} aria-labelledby="case-h">
        <h2 id="case-h">{sent ? '工单已提交' : CASE_KINDS[kind]}</h2>
        {sent ? (
          <Sent caseSn={sent} phone={phone} />
        ) : (
          <>
            <div className={styles.kinds}>
              {CASE_KIND_NAMES.map((name) => (
                <button key={name} type="button" aria-pressed={name === kind} onClick={() => handleKind(name)}>
                  {CASE_KINDS[name]}
                </button>
              ))}
            </div>
            <p className="muted">{CASE_FORMS[kind].about}</p>
            {loaded.data ? (
              <Who kind={kind} isLoggedIn={isLoggedIn} phone={phone} onProved={() => void loaded.reload()}>
                <CaseForm key={kind} kind={kind} onSent={setSent} onText={setText} />
              </Who>
            ) : loaded.error ? (
              <LoadError message={loaded.error} onRetry={loaded.reload} />
            ) : (
              <SkeletonRows rows={4} />
            )}
          </>
        )}
      </section>
      <div className={styles.side}>
        {isGuestKind(kind) ? null : <CaseHints text={text} onPerson={handlePerson} />}
        {isLoggedIn ? <WithheldGoods /> : null}
        <OwnCases of={`${phone} ${sent}`} />
      </div>
    </div>
  )
}

interface WhoProps {
  kind: CaseKind
  isLoggedIn: boolean
  phone: string
  onProved: () => void
  children: React.ReactNode
}

/** Shows the form to who may send this kind. */
function Who({ kind, isLoggedIn, phone, onProved, children }: WhoProps) {
  if (!isGuestKind(kind) && !isLoggedIn)
    return <LogInFirst text="登录后提交，可以查看回复和自己的订单" returnUrl={`${SERVICE_PATH}?kind=${kind}`} />
  if (phone === '') return <PhoneProof text="验证手机号后填写，之后用工单号和手机号查进度。" onProved={onProved} />
  return (
    <>
      <p className="muted num">{`以手机号 ${phone} 提交`}</p>
      {children}
    </>
  )
}

const Sent = ({ caseSn, phone }: { caseSn: string; phone: string }) => (
  <>
    <p className={`num ${styles.number}`}>{caseSn}</p>
    <p className="muted">{`请保存工单号。处理进展会通知到 ${phone}，也可以随时用工单号和手机号查看。`}</p>
    <div className={styles.acts}>
      <a className={buttonClass({ kind: 'primary' })} href={caseHref(caseSn)}>
        查看进度
      </a>
      <CopyText text={caseSn} label="复制工单号" />
    </div>
  </>
)
