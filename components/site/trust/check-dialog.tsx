'use client'

import { type KeyboardEvent, useId, useState } from 'react'
import { Dialog } from '@/components/ui/overlays/dialog'
import { BlackLookup } from './black-lookup'
import styles from './trust.module.css'
import { VerifyForm } from './verify-form'

const TABS = [
  { key: 'verify', title: '客服验真', Body: VerifyForm, more: { href: '/kfyz', text: '怎样识别假客服' } },
  { key: 'black', title: '黑号查询', Body: BlackLookup, more: { href: '/black', text: '黑名单规则与处理公示' } },
] as const

/**
 * Opened from the side menu: checks whether a contact is genuine, and whether an account is blacklisted. Arrow keys
 * change the tab.
 */
export function CheckDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [open, setOpen] = useState(0)
  const { Body, more } = TABS[open] ?? TABS[0]
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    const next = (open + 1) % TABS.length
    setOpen(next)
    document.getElementById(`${id}${next}`)?.focus()
  }
  return (
    <Dialog open title="安全查询" size="m" onClose={onClose}>
      <div className={`tabs ${styles.dialogTabs}`} role="tablist" aria-label="查询内容" onKeyDown={handleKey}>
        {TABS.map((tab, i) => (
          <button
            key={tab.key}
            id={`${id}${i}`}
            type="button"
            role="tab"
            aria-selected={i === open}
            aria-controls={`${id}panel`}
            tabIndex={i === open ? 0 : -1}
            onClick={() => setOpen(i)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div className={styles.dialogBody} id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${open}`}>
        <Body />
        <a className={`link ${styles.dialogMore}`} href={more.href}>
          {more.text}
        </a>
      </div>
    </Dialog>
  )
}
