'use client'

import { type FormEvent, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Segment } from '@/components/ui/segment'
import { lazyCall } from '@/lib/client/lazy-call'
import { SERVICE_ID_MAX, VERIFY_KINDS, type VerifyKind, verifiedText, verifyFault } from '@/lib/shared/trust'
import styles from './mobile-verify.module.css'

const ASSURED = [
  ['lock', '货款托管'],
  ['shield', '找回包赔'],
  ['idcard', '卖家实名'],
] as const

interface Said {
  text: string
  isGood: boolean
  /** The question itself was wrong. */
  isFault?: boolean
}

/** Is who wrote to me really your staff? One question, one sentence back; the whole story is on /kfyz. */
export function MobileVerify() {
  const [kind, setKind] = useState<VerifyKind>(1)
  const [value, setValue] = useState('')
  const [said, setSaid] = useState<Said | null>(null)
  const [busy, setBusy] = useState(false)
  const word = kind === 1 ? '客服QQ号' : '客服微信号'
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const typed = value.trim()
    const fault = verifyFault(kind, typed)
    if (fault) return setSaid({ text: fault, isGood: false, isFault: true })
    setBusy(true)
    try {
      const found = await lazyCall(
        'GET /cusSer/queryVerifyCustomer',
        { queryType: `${kind}`, queryValue: typed },
        { progress: true },
      )
      const isGood = Object.keys(found).length > 0
      setSaid({ text: verifiedText(typed, isGood), isGood })
    } catch (error) {
      setSaid({ text: error instanceof Error ? error.message : '网络超时', isGood: false })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={styles.verify} aria-labelledby="verify-h">
      <h2 id="verify-h">
        <Icon name="verify" />
        对方自称客服？先验一下
      </h2>
      <form action="/kfyz" noValidate onSubmit={handleSubmit}>
        <Segment
          label="联系方式类型"
          value={kind}
          options={VERIFY_KINDS}
          onChange={(next) => {
            setKind(next)
            setSaid(null)
          }}
        />
        <label className="sr" htmlFor="mobile-verify">
          {word}
        </label>
        <input
          className="input input-lg"
          id="mobile-verify"
          inputMode={kind === 1 ? 'numeric' : 'text'}
          maxLength={SERVICE_ID_MAX}
          autoComplete="off"
          placeholder={`输入${word}`}
          value={value}
          aria-invalid={said?.isFault}
          aria-describedby="mobile-verified"
          onChange={(event) => setValue(event.target.value)}
        />
        <button className="btn btn-lg" type="submit" aria-busy={busy || undefined}>
          验证
        </button>
      </form>
      <p id="mobile-verified" role="status" className={said?.isGood ? styles.good : styles.bad}>
        {said ? (
          <>
            <Icon name={said.isGood ? 'verify' : 'alert'} />
            {said.text}
          </>
        ) : null}
      </p>
      <ul>
        {ASSURED.map(([icon, text]) => (
          <li key={text}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
