'use client'

import { useVerifyLine } from '@/components/trust/use-verify-line'
import { Icon } from '@/components/ui/icon'
import { Segment } from '@/components/ui/segment'
import { SERVICE_ID_MAX, VERIFY_KINDS } from '@/lib/shared/trust'
import styles from './home.module.css'

/** Checks a contact that calls itself our staff, on the spot. Without scripts the form leads to the page that explains how. */
export function VerifyBox() {
  const { kind, value, said, busy, word, choose, type, handleSubmit } = useVerifyLine()
  return (
    <div className="trust-check">
      <h3>
        <Icon name="verify" />
        对方自称客服？先验一下
      </h3>
      <form action="/kfyz" noValidate onSubmit={handleSubmit}>
        <Segment label="联系方式类型" value={kind} options={VERIFY_KINDS} onChange={choose} />
        <label className="sr" htmlFor="home-verify">
          {word}
        </label>
        <input
          className="input"
          id="home-verify"
          inputMode={kind === 1 ? 'numeric' : 'text'}
          maxLength={SERVICE_ID_MAX}
          autoComplete="off"
          placeholder={`输入${word}`}
          value={value}
          aria-invalid={said?.isFault}
          aria-describedby="home-verified"
          onChange={(event) => type(event.target.value)}
        />
        <button className="btn" type="submit" aria-busy={busy || undefined}>
          验证
        </button>
      </form>
      <p
        id="home-verified"
        role="status"
        className={`${styles.said} ${said ? (said.isGood ? styles.good : styles.bad) : ''}`}
      >
        {said ? (
          <>
            <Icon name={said.isGood ? 'verify' : 'alert'} />
            {said.text}
          </>
        ) : (
          '客服不会索要密码和验证码'
        )}
      </p>
    </div>
  )
}
