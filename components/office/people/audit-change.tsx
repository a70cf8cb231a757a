'use client'

import { Popover } from 'antd'
import styles from '@/components/office/parts/screen-page.module.css'
import { shortText } from '@/lib/shared/text/cut-text'

const pretty = (json: string): string => (json ? JSON.stringify(JSON.parse(json), null, 2) : '—')
const brief = (json: string): string => {
  const text = json.replace(/["{}]/g, '')
  return shortText(text, 41)
}

/** The change in one line; expandable to the full text. */
export function AuditChange({ row: { before, after } }: { row: { before: string; after: string } }) {
  if (!before && !after) return <span className="muted">—</span>
  const whole = (
    <dl className={styles.kv} style={{ maxWidth: 480 }}>
      <dt>之前</dt>
      <dd>
        <pre className={styles.json}>{pretty(before)}</pre>
      </dd>
      <dt>之后</dt>
      <dd>
        <pre className={styles.json}>{pretty(after)}</pre>
      </dd>
    </dl>
  )
  return (
    <Popover content={whole} trigger="click">
      <button type="button" className="link">
        {brief(after || before)}
      </button>
    </Popover>
  )
}
