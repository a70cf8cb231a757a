'use client'

import { useVerifyLine } from '@/components/trust/use-verify-line'
import { Icon } from '@/components/ui/icon'
import { Segment } from '@/components/ui/segment'
import { SERVICE_ID_MAX, VERIFY_KINDS } from '@/lib/shared/trust'
import styles from './mobile-verify.module.css'

const ASSURED = [
  ['lock', '货款托管'],
  ['shield', '找回包赔'],
  ['idcard', '卖家实名'],
] as const

export function MobileVerify() {
  const { kind, value, said, busy, word, choose, type, handleSubmit } = useVerifyLine()
  return (
    <section className={styles.verify} aria-labelledby="verify-h">
      <h2 id="verify-h">
        <Icon name="verify" />
        对方自称客服？先验一下
      </h2>
      <form action="/kfyz" noValidate onSubmit={handleSubmit}>
        <Segment label="联系方式类型" value={kind} options={VERIFY_KINDS} onChange={choose} />
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
          onChange={(event) => type(event.target.value)}
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
