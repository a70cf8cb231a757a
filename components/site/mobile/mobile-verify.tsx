'use client'

import { useVerifyLine } from '@/components/site/trust/use-verify-line'
import { VerifyLine } from '@/components/site/trust/verify-line'
import { Icon } from '@/components/ui/kit/icon'
import styles from './mobile-verify.module.css'

const ASSURED = [
  ['lock', '货款托管'],
  ['shield', '找回包赔'],
  ['idcard', '卖家实名'],
] as const

export function MobileVerify() {
  const line = useVerifyLine()
  const { result } = line
  return (
    <section className={styles.verify} aria-labelledby="verify-h">
      <h2 id="verify-h">
        <Icon name="verify" />
        对方自称客服？先验一下
      </h2>
      <VerifyLine line={line} id="mobile-verify" resultId="mobile-verified" isLarge />
      <p id="mobile-verified" role="status" className={result?.isGood ? styles.good : styles.bad}>
        {result ? (
          <>
            <Icon name={result.isGood ? 'verify' : 'alert'} />
            {result.text}
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
