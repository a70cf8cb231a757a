'use client'

import { useVerifyLine } from '@/components/site/trust/use-verify-line'
import { VerifyLine } from '@/components/site/trust/verify-line'
import { Icon } from '@/components/ui/kit/icon'
import styles from './home.module.css'

/**
 * Checks immediately whether a contact belongs to our staff. Without scripts the form opens the page with the
 * explanation.
 */
export function VerifyBox() {
  const line = useVerifyLine()
  const { result } = line
  return (
    <div className="trust-check">
      <h3>
        <Icon name="verify" />
        对方自称客服？先验一下
      </h3>
      <VerifyLine line={line} id="home-verify" resultId="home-verified" />
      <p
        id="home-verified"
        role="status"
        className={`${styles.result} ${result ? (result.isGood ? styles.good : styles.bad) : ''}`}
      >
        {result ? (
          <>
            <Icon name={result.isGood ? 'verify' : 'alert'} />
            {result.text}
          </>
        ) : (
          '客服不会索要密码和验证码'
        )}
      </p>
    </div>
  )
}
