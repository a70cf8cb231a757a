'use client'

import { Icon } from '@/components/ui/kit/icon'
import styles from './detail.module.css'

const NOTES = [
  '只在本页下单。站外转账、扫个人码，平台无法追回。',
  '客服不会索要验证码，也不会让你先交保证金。',
  '收到自称客服的消息，先验真。',
]

export function SafetyCard() {
  return (
    <section className={styles.safety} aria-labelledby="safe-h">
      <h2 id="safe-h">
        <Icon name="alert" />
        付款前请看
      </h2>
      <ul>
        {NOTES.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <a className="btn btn-sm" href="/kfyz">
        <Icon name="verify" />
        验证客服真伪
      </a>
    </section>
  )
}
